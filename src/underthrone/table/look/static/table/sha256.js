// SHA-256 and HMAC: the browser's own SHA-256, and ours where a page without TLS doesn't get it.

const ROUNDS = primes(64).map((prime) => root(prime, 3));
const FIRST = primes(8).map((prime) => root(prime, 2));

/** @param {number} count */
function primes(count) {
  /** @type {number[]} */
  const found = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

/** The first 32 bits behind the point of a root. @param {number} n @param {number} degree */
function root(n, degree) {
  const scaled = BigInt(n) << BigInt(32 * degree);
  let low = 0n,
    high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** BigInt(degree) <= scaled) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn);
}

/** @param {Uint8Array} message @returns {Uint8Array} */
export function ownSha256(message) {
  const padded = new Uint8Array(((message.length + 72) >> 6) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, message.length * 8);
  const state = [...FIRST],
    w = new Int32Array(64);
  const turn = (/** @type {number} */ x, /** @type {number} */ by) => (x >>> by) | (x << (32 - by));
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 64; i++) {
      const x = w[i - 15],
        y = w[i - 2];
      w[i] =
        i < 16
          ? view.getInt32(at + 4 * i)
          : w[i - 16] + w[i - 7] + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i++) {
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i];
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((x, i) => {
      state[i] = (state[i] + x) | 0;
    });
  }
  const out = new DataView(new ArrayBuffer(32));
  for (const [i, x] of state.entries()) out.setInt32(4 * i, x);
  return new Uint8Array(out.buffer);
}

/** @param {Uint8Array} message */
export async function sha256(message) {
  if (!globalThis.crypto?.subtle) return ownSha256(message);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", /** @type {BufferSource} */ (message)));
}

/** @param {Uint8Array[]} parts */
const joined = (...parts) => new Uint8Array(parts.flatMap((part) => [...part]));

/** @param {Uint8Array} key @param {Uint8Array} message */
export async function hmac(key, message) {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? await sha256(key) : key);
  const inner = await sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

/** @param {string} text */
export const bytes = (text) => new TextEncoder().encode(text);
/** @param {Uint8Array} found */
export const hex = (found) => [...found].map((byte) => byte.toString(16).padStart(2, "0")).join("");
/** @param {string} text */
export const unhex = (text) => new Uint8Array((text.match(/../g) || []).map((two) => parseInt(two, 16)));
