// The herald: steps through what happened, lights the pieces, says it in a caption. Everything else follows: what isn't
// told yet isn't shown.

import { $, $$, around, pieces, still, table, the, wait, words } from "./dom.js";
import { toEnd } from "./dress.js";
import { fly, held, release, releaseAll, walk } from "./holding.js";
import { pace, show } from "./likes.js";
import { places } from "./motion.js";
import { sound } from "./sound.js";
import { steady } from "./steady.js";

/**
 * @typedef {import("./holding.js").Item} Item
 *
 * @typedef {object} Heralded what a board's script hears of each event ("herald")
 * @property {string} kind
 * @property {string[]} keys
 * @property {number} later how many of this kind are still to come
 * @property {(key: string) => boolean} held whether a piece keeps its old look
 * @property {number} pace how long everything takes, in times of the usual
 * @property {Promise<unknown>[]} until the herald waits for these
 * @property {Promise<void>} skipped
 */

const LONG = 720;
const SHORT = 420; // each, when there is much to tell
const MUCH = 9;
const EVENT_PATIENCE = 15_000; // that a board may take for one event
const ELSEWHERE = ".head, .side, .telling, .tabs, dialog, [popover], #trouble"; // where a click has another meaning

/** @type {Item[]} */
const queue = [];
let speaking = false;
let paused = false;
let next = () => {};
let known = Number(table().dataset.ply); // up to this ply all news have come

/** What is still to be told. */
export const untold = () => queue;

/** Whether the page waits for the herald: not for who wants no motion, and not while nobody looks. */
export const leads = () => !still.matches && pace() > 0 && !document.hidden;

/** Takes the news out of the page; what came twice counts once. */
export function news() {
  let ply = 0;
  const items = $$("#news li").flatMap((li) => {
    ply = Number(li.dataset.ply ?? ply);
    return ply > known ? [item(li)] : [];
  });
  $("#news")?.replaceChildren();
  known = Math.max(known, Number(table().dataset.ply));
  return items;
}

/** @param {HTMLElement} li @returns {Item} */
const item = (li) => ({
  kind: li.dataset.kind ?? "",
  words: li.textContent ?? "",
  keys: (li.dataset.keys ?? "").split(" ").filter(Boolean),
  fly: li.dataset.fly ?? "",
  sound: li.dataset.sound ?? "",
});

/**
 * What an event brings (data-then) stays as it was until the herald comes to it: a card face down, a mark away.
 * @param {Item} item
 */
function brought(item) {
  return item.keys.flatMap((key) => {
    const at = CSS.escape(key);
    return $$(`#table [data-then~="${item.kind}"]:is([data-key~="${at}"], [data-of~="${at}"])`);
  });
}

/** @param {Item} item @param {boolean} yet */
function untell(item, yet) {
  for (const piece of brought(item)) piece.classList.toggle(`yet-${item.kind}`, yet);
}

/** The log ends with what was told: its last lines are what is still to be told. */
function cut() {
  const lines = $$("#log :is(h2, li)");
  for (const [n, line] of lines.entries()) line.classList.toggle("yet", n >= lines.length - queue.length);
}

/**
 * Tells this too.
 * @param {Item[]} items
 */
export function herald(items) {
  queue.push(...items);
  if (leads()) {
    for (const item of queue) untell(item, true);
    cut();
  } else if (!still.matches) hush();
  if (queue.length && !speaking) speak();
}

async function speak() {
  speaking = true;
  try {
    for (let item = queue.shift(); item && $("#caption"); item = queue.shift()) await tell(item);
  } finally {
    rest(); // whatever goes wrong: nothing stays held back
  }
}

function rest() {
  for (const item of queue.splice(0)) untell(item, false);
  speaking = paused = false;
  cut();
  showSteps();
  steady(() => releaseAll(places()));
  document.dispatchEvent(new CustomEvent("herald-rests"));
  document.dispatchEvent(new CustomEvent("shown"));
}

/** @param {Item} item */
async function tell(item) {
  showSteps();
  the("#caption").textContent = item.words;
  steady(() => release(item, queue));
  untell(item, false);
  if (leads()) cut();
  toEnd();
  const lit = item.keys.flatMap(pieces);
  for (const piece of lit) piece.classList.add("told");
  const [what, from, to] = item.fly.split(" ");
  if (item.fly[0] === "@") walk(what.slice(1), from, queue);
  else if (item.fly && leads()) fly(what, from, to);
  sound(item.sound);
  await heard(item);
  for (const piece of lit) piece.classList.remove("told");
}

/**
 * Until there was time to see it, and longer while somebody has paused.
 * @param {Item} item
 * @returns {Promise<void>}
 */
function heard(item) {
  return new Promise((done) => {
    const time = (queue.length > MUCH ? SHORT : LONG) * pace();
    const enough = wait(time);
    /** @type {Promise<unknown>[]} */
    const until = [];
    /** @type {Promise<void>} */
    const skipped = new Promise((skip) => {
      next = () => {
        skip();
        done();
      };
    });
    const later = queue.filter((other) => other.kind === item.kind).length;
    /** @type {Heralded} */
    const detail = { kind: item.kind, keys: item.keys, later, held, pace: pace(), until, skipped };
    document.dispatchEvent(new CustomEvent("herald", { detail }));
    Promise.all([enough, Promise.race([Promise.allSettled(until), wait(EVENT_PATIENCE)])]).then(() => {
      if (!paused) done();
    });
  });
}

/** Enough: everything is shown as it is. */
export function hush() {
  const rest = queue.splice(0);
  for (const item of rest) untell(item, false);
  cut();
  if (rest.length && $("#caption")) the("#caption").textContent = rest[rest.length - 1].words;
  paused = false;
  next();
}

/** Pauses, or goes on. */
export function pause() {
  if (!speaking) return;
  paused = !paused;
  showSteps();
  if (!paused) next();
}

/** One event further, and pauses there. */
export function stepOn() {
  if (!speaking) return;
  paused = true;
  next();
}

function showSteps() {
  document.body.toggleAttribute("data-telling", speaking);
  const bar = $("#steps");
  if (!bar) return;
  bar.inert = !speaking;
  const button = the("[data-do=pause]", bar);
  button.setAttribute("aria-pressed", String(paused));
  button.setAttribute("aria-label", words[paused ? "herald-on" : "herald-pause"]);
}

/** Fills the strip; before anything is told, it says what was told last. */
export function recall() {
  const home = $("#telling");
  if (!home || home.firstChild) return;
  home.append(/** @type {HTMLTemplateElement} */ (the("#strip")).content.cloneNode(true));
  the("#caption").textContent = $$("#log li a > span").at(-1)?.textContent ?? "";
  show();
}

document.addEventListener("htmx:before:request", (e) => {
  // who answers, or takes back, has seen enough
  if (/** @type {HtmxEvent} */ (e).detail?.ctx?.sourceElement?.closest("#dock")) hush();
});
document.addEventListener("visibilitychange", () => {
  if (document.hidden) hush();
});
// who wants to go on clicks where the page still holds back what comes
document.addEventListener("click", (e) => {
  if (speaking && $("[data-held]") && !around(e, ELSEWHERE)) hush();
});
