// Chance that nobody can choose. This browser draws a word of its own, keeps it with the seal of the server's secret, sends
// the word's seal and then the word itself, and after the end recomputes everything apart from what the server says.
// docs/journals.md has the same steps for a reader.
// @ts-check

/**
 * What this browser keeps of a table.
 * @typedef {object} Kept
 * @property {string} commitment the seal of the server's secret, as it was seen before any word was sent
 * @property {string} seat
 * @property {string} word
 * @property {Record<string, string> | null} seals those of the others when the word was opened; null: it never was
 */

// --- SHA-256: the browser's own, and ours where a page without TLS doesn't get it

const ROUNDS = primes(64).map((prime) => root(prime, 3));
const FIRST = primes(8).map((prime) => root(prime, 2));

/** @param {number} count */
function primes(count) {
  const found = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

/** The first 32 bits behind the point of a root. @param {number} n @param {number} degree */
function root(n, degree) {
  const scaled = BigInt(n) << BigInt(32 * degree);
  let low = 0n, high = 1n << 40n;
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
  const state = [...FIRST], w = new Int32Array(64);
  const turn = (/** @type {number} */ x, /** @type {number} */ by) => (x >>> by) | (x << (32 - by));
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 64; i++) {
      const x = w[i - 15], y = w[i - 2];
      w[i] = i < 16
        ? view.getInt32(at + 4 * i)
        : w[i - 16] + w[i - 7] + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i++) {
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i];
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((x, i) => { state[i] = (state[i] + x) | 0; });
  }
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((x, i) => out.setInt32(4 * i, x));
  return new Uint8Array(out.buffer);
}

/** @param {Uint8Array} message */
async function sha256(message) {
  if (!globalThis.crypto?.subtle) return ownSha256(message);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", /** @type {BufferSource} */ (message)));
}

/** @param {Uint8Array[]} parts */
const joined = (...parts) => new Uint8Array(parts.flatMap((part) => [...part]));

/** @param {Uint8Array} key @param {Uint8Array} message */
async function hmac(key, message) {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? await sha256(key) : key);
  const inner = await sha256(joined(block.map((byte) => byte ^ 0x36), message));
  return sha256(joined(block.map((byte) => byte ^ 0x5c), inner));
}

/** @param {string} text */
const bytes = (text) => new TextEncoder().encode(text);
/** @param {Uint8Array} found */
const hex = (found) => [...found].map((byte) => byte.toString(16).padStart(2, "0")).join("");
/** @param {string} text */
const unhex = (text) => new Uint8Array((text.match(/../g) || []).map((two) => parseInt(two, 16)));
/** @param {string} word */
export const seal = async (word) => hex(await sha256(bytes(word)));

/** The key of every draw. @param {string} secret in hexadecimal @param {Record<string, string>} contributions by seat */
export async function drawKey(secret, contributions) {
  const seats = Object.keys(contributions).sort((a, b) => Number(a) - Number(b));
  const lines = seats.map((seat) => `${seat} ${bytes(contributions[seat]).length} ${contributions[seat]}\n`);
  return hex(await hmac(unhex(secret), bytes(`underthrone\n${lines.join("")}`)));
}

// --- What is kept

/** @param {string} table @returns {Kept | null} */
function load(table) {
  try {
    return JSON.parse(localStorage.getItem(`fair ${table}`) || "null");
  } catch {
    return null;
  }
}

/** Whether it is kept: some browsers have no storage. @param {string} table @param {Kept} kept */
function save(table, kept) {
  try {
    localStorage.setItem(`fair ${table}`, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

// --- Before the game: the seal, and when all are sealed the word

let sealed = false, opened = false;

/** @param {HTMLElement} home @param {string} verb @param {Record<string, string>} fields */
async function post(home, verb, fields) {
  const form = new URLSearchParams({ csrf: home.dataset.csrf || "", ...fields });
  return fetch(`/t/${home.dataset.table}/${verb}`, { method: "POST", body: form, headers: { "HX-Request": "true" } });
}

/** @param {HTMLElement} home */
async function gather(home) {
  const { table = "", seat = "", commitment = "" } = home.dataset;
  const seals = JSON.parse(home.dataset.seals || "{}");
  const dealing = Boolean(home.dataset.dealing), alone = Boolean(home.dataset.alone);
  let kept = load(table);
  if (kept && kept.commitment !== commitment) return trouble(home, "changed");
  if (!kept) {
    if (seals[seat] || (dealing && !alone)) return; // another browser of mine holds the word; or it is too late for one
    kept = { commitment, seat, word: hex(crypto.getRandomValues(new Uint8Array(16))), seals: null };
    if (!save(table, kept)) return trouble(home, "unkept");
  }
  kept.seat = seat;
  const mine = await seal(kept.word);
  if (!dealing && seals[seat] !== mine && !sealed) {
    sealed = save(table, kept);
    await post(home, "seal", { seal: mine });
  } else if (dealing && !opened && (seals[seat] === mine || (alone && !seals[seat]))) {
    delete seals[seat];
    kept.seals ??= seals;
    opened = save(table, kept);
    const said = await post(home, "contribute", { contribution: kept.word });
    if (!said.ok) opened = false;
    else if ((await said.text()) === "playing") location.reload();
  }
  if (dealing) setTimeout(ask, 1500); // news may have come before this page listened
}

/** The page fetches its own part anew. */
function ask() {
  document.getElementById("stream")?.dispatchEvent(new CustomEvent("seats"));
}

/** @param {HTMLElement} home @param {string} which */
function trouble(home, which) {
  /** @type {HTMLElement} */ (home.querySelector(`[data-trouble=${which}]`)).hidden = false;
}

// --- After the end: what was promised

/**
 * Every check by its name: what the server reveals now against what this browser kept.
 * @param {DOMStringMap} now @param {Kept | null} kept @returns {Promise<Record<string, boolean>>}
 */
async function checks(now, kept) {
  const secret = now.secret || "", contributions = JSON.parse(now.contributions || "{}");
  const fits = hex(await sha256(unhex(secret)));
  const key = (await drawKey(secret, contributions)) === now.key;
  if (!kept?.seals) return { shown: fits === now.commitment, key };
  const { seat, seals } = kept;
  const others = Object.keys(contributions).filter((other) => other !== seat);
  const found = await Promise.all(others.map(async (other) => (await seal(contributions[other])) === seals[other]));
  const unopened = Object.keys(seals).some((other) => !(other in contributions));
  const all = { kept: fits === kept.commitment, own: contributions[seat] === kept.word, others: found.every(Boolean), key };
  return unopened ? { ...all, unopened } : all;
}

/** @param {HTMLElement} home */
async function judge(home) {
  const kept = load(home.dataset.table || "");
  const found = await checks(home.dataset, kept);
  for (const [name, fine] of Object.entries(found)) {
    const row = /** @type {HTMLElement} */ (home.querySelector(`[data-check=${name}]`));
    row.hidden = false;
    for (const side of ["yes", "no"]) row.querySelector(`[data-${side}]`)?.toggleAttribute("hidden", fine !== (side === "yes"));
  }
  const right = Object.values(found).every(Boolean);
  const verdict = !right ? "bad" : !kept ? "stranger" : kept.seals ? "good" : "unheard";
  for (const said of home.querySelectorAll("[data-verdict]")) {
    said.toggleAttribute("hidden", said.getAttribute("data-verdict") !== verdict);
  }
}

/** @param {HTMLElement} home */
function show(home) {
  const kept = load(home.dataset.table || ""), row = /** @type {HTMLElement | null} */ (home.querySelector("[data-word]"));
  if (!row || !kept) return;
  row.hidden = false;
  /** @type {HTMLElement} */ (row.querySelector("code")).textContent = kept.word;
}

async function look() {
  for (const input of document.querySelectorAll("input[name=at-once]")) input.toggleAttribute("disabled", true); // here is a script
  const home = document.getElementById("fair");
  if (!home) return;
  if (home.dataset.phase === "gathering" && home.dataset.seat) await gather(home);
  if (home.dataset.phase === "over") await judge(home);
  else show(home);
}

document.addEventListener("htmx:after:swap", look);
look();
