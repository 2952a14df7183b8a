// The herald: steps through what happened, lights the pieces, says it in a caption.

import { $, $$, pieces, still, the, words } from "./dom.js";
import { fly, held, release, releaseAll, walk } from "./holding.js";

/**
 * @typedef {import("./holding.js").Item} Item
 *
 * @typedef {object} Heralded what a board's script hears of each event ("herald")
 * @property {string} kind
 * @property {string[]} keys
 * @property {number} later how many of this kind are still to come
 * @property {(key: string) => boolean} held whether a piece keeps its old look
 * @property {Promise<unknown>[]} until the herald waits for these
 * @property {Promise<void>} skipped
 */

const LONG = 720;
const SHORT = 420; // each, when there is much to tell
const MUCH = 9;

/** @type {Item[]} */
let queue = [];
let speaking = false;
let paused = false;
let next = () => {};

/** What is still to be told. */
export const untold = () => queue;

/** Takes the news out of the page. */
export function news() {
  const items = $$("#news li").map((li) => ({
    kind: li.dataset.kind ?? "",
    words: li.textContent ?? "",
    keys: (li.dataset.keys ?? "").split(" ").filter(Boolean),
    fly: li.dataset.fly ?? "",
  }));
  $("#news")?.replaceChildren();
  return items;
}

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

/**
 * Tells this too.
 * @param {Item[]} items
 */
export function herald(items) {
  queue.push(...items);
  if (!still.matches) {
    for (const item of queue) for (const piece of brought(item)) piece.classList.add(`yet-${item.kind}`);
  }
  if (!speaking) speak();
}

async function speak() {
  speaking = true;
  for (let item = queue.shift(); item && $("#caption"); item = queue.shift()) await tell(item);
  releaseAll();
  queue = [];
  speaking = paused = false;
  showSteps();
  $("#caption")?.replaceChildren();
  document.dispatchEvent(new CustomEvent("herald-rests"));
}

/** @param {Item} item */
async function tell(item) {
  showSteps();
  the("#caption").textContent = item.words;
  for (const key of item.keys) if (!queue.some((later) => later.keys.includes(key))) release(key, queue);
  for (const piece of brought(item)) piece.classList.remove(`yet-${item.kind}`);
  const lit = item.keys.flatMap(pieces);
  for (const piece of lit) piece.classList.add("told");
  const [what, from, to] = item.fly.split(" ");
  if (item.fly[0] === "@") walk(what.slice(1), from, queue);
  else if (item.fly && !still.matches) fly(what, from, to);
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
    const time = queue.length > MUCH ? SHORT : LONG;
    /** @type {Promise<unknown>[]} */
    const until = [new Promise((enough) => setTimeout(enough, time))];
    /** @type {Promise<void>} */
    const skipped = new Promise((skip) => {
      next = () => {
        skip();
        done();
      };
    });
    const later = queue.filter((other) => other.kind === item.kind).length;
    /** @type {Heralded} */
    const detail = { kind: item.kind, keys: item.keys, later, held, until, skipped };
    document.dispatchEvent(new CustomEvent("herald", { detail }));
    Promise.all(until).then(() => {
      if (!paused) done();
    });
  });
}

/** Enough: everything is shown as it is. */
export function hush() {
  for (const item of queue.splice(0)) for (const piece of brought(item)) piece.classList.remove(`yet-${item.kind}`);
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
  paused = true;
  next();
}

function showSteps() {
  const bar = $("#steps");
  if (!bar) return;
  bar.hidden = !speaking;
  document.body.toggleAttribute("data-telling", speaking);
  const button = the("[data-do=pause]", bar);
  button.setAttribute("aria-pressed", String(paused));
  button.setAttribute("aria-label", words[paused ? "herald-on" : "herald-pause"]);
}

document.addEventListener("htmx:before:request", (e) => {
  if (/** @type {HtmxEvent} */ (e).detail?.ctx?.sourceElement?.id === "answer") hush(); // who answers has seen enough
});
