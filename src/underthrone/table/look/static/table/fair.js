// Chance that nobody can choose. This browser draws a contribution of its own, keeps it with the seal of the server's
// secret, sends its seal and then the contribution itself, and after the end recomputes everything apart from what the
// server says. docs/journals.md has the same steps for a reader.

import { $$ } from "./dom.js";
import { bytes, hex, hmac, sha256, unhex } from "./sha256.js";
import { soon } from "./updates.js";

/**
 * What this browser keeps of a table.
 * @typedef {object} Kept
 * @property {string} commitment the seal of the server's secret, as it was seen before anything was sent
 * @property {string} seat
 * @property {string} contribution
 * @property {Record<string, string> | null} seals those of the others when it was opened; null: it never was
 */

/** @param {string} contribution */
export const seal = async (contribution) => hex(await sha256(bytes(contribution)));

/**
 * The key of every draw.
 * @param {string} secret in hexadecimal
 * @param {Record<string, string>} contributions by seat
 */
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

// --- Before the game: the seal, and when all are sealed the contribution

let sealed = false;
let opened = false;

/**
 * What the server says; nothing when it refuses, or can't be reached.
 * @param {HTMLElement} home @param {string} verb @param {Record<string, string>} fields
 */
async function post(home, verb, fields) {
  const body = new URLSearchParams({ csrf: home.dataset.csrf || "", ...fields });
  const headers = { "HX-Request": "true" };
  try {
    const said = await fetch(`/t/${home.dataset.table}/${verb}`, { method: "POST", body, headers });
    return said.ok ? await said.text() : "";
  } catch {
    return "";
  }
}

/** @param {HTMLElement} home */
async function gather(home) {
  const { table = "", seat = "", commitment = "" } = home.dataset;
  const seals = JSON.parse(home.dataset.seals || "{}");
  const dealing = Boolean(home.dataset.dealing);
  const alone = Boolean(home.dataset.alone);
  let kept = load(table);
  if (kept && kept.commitment !== commitment) return trouble(home, "changed");
  if (!kept) {
    if (seals[seat] || (dealing && !alone)) return; // another browser of mine holds it; or it is too late for one
    kept = { commitment, seat, contribution: hex(crypto.getRandomValues(new Uint8Array(16))), seals: null };
    if (!save(table, kept)) return trouble(home, "unkept");
  }
  kept.seat = seat;
  const mine = await seal(kept.contribution);
  if (!dealing && seals[seat] !== mine && !sealed) {
    sealed = save(table, kept);
    if (!(await post(home, "seal", { seal: mine }))) sealed = false;
  } else if (dealing && !opened && (seals[seat] === mine || (alone && !seals[seat]))) {
    delete seals[seat];
    kept.seals ??= seals;
    opened = save(table, kept);
    const said = await post(home, "contribute", { contribution: kept.contribution });
    if (said === "playing") location.reload();
    opened = said !== "";
  }
  if (dealing) setTimeout(soon, 1500); // news may have come before this page listened
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
  const secret = now.secret || "";
  const contributions = JSON.parse(now.contributions || "{}");
  const fits = hex(await sha256(unhex(secret)));
  const key = (await drawKey(secret, contributions)) === now.key;
  if (!kept?.seals) return { shown: fits === now.commitment, key };
  const { seat, seals } = kept;
  const others = Object.keys(contributions).filter((other) => other !== seat);
  const found = await Promise.all(others.map(async (other) => (await seal(contributions[other])) === seals[other]));
  const unopened = Object.keys(seals).some((other) => !(other in contributions));
  /** @type {Record<string, boolean>} */
  const all = { kept: fits === kept.commitment, own: contributions[seat] === kept.contribution, key };
  if (others.length) all.others = found.every(Boolean);
  if (unopened) all.unopened = true;
  return all;
}

/** @param {HTMLElement} home */
async function judge(home) {
  const kept = load(home.dataset.table || "");
  const found = await checks(home.dataset, kept);
  for (const [name, fine] of Object.entries(found)) {
    const row = /** @type {HTMLElement} */ (home.querySelector(`[data-check=${name}]`));
    row.hidden = false;
    for (const side of ["yes", "no"])
      row.querySelector(`[data-${side}]`)?.toggleAttribute("hidden", fine !== (side === "yes"));
  }
  const right = Object.values(found).every(Boolean);
  const verdict = !right ? "bad" : !kept ? "stranger" : kept.seals ? "good" : "unheard";
  for (const said of home.querySelectorAll("[data-verdict]")) {
    said.toggleAttribute("hidden", said.getAttribute("data-verdict") !== verdict);
  }
}

/** @param {HTMLElement} home */
function show(home) {
  const kept = load(home.dataset.table || "");
  const row = /** @type {HTMLElement | null} */ (home.querySelector("[data-contribution]"));
  if (!row || !kept) return;
  row.hidden = false;
  /** @type {HTMLElement} */ (row.querySelector("code")).textContent = kept.contribution;
}

async function look() {
  for (const input of $$("input[name=at_once]")) input.toggleAttribute("disabled", true); // with a script: not at once
  const home = document.getElementById("fair");
  if (!home) return;
  if (home.dataset.phase === "gathering" && home.dataset.seat) await gather(home);
  if (home.dataset.phase === "over") await judge(home);
  else show(home);
}

document.addEventListener("htmx:after:swap", look);
look();
