// What the herald has still to tell isn't shown before: a piece with data-hold keeps its look, one that goes itself
// ("@key to-key") its place, until its event comes.

import { $, $$, icon, pieces, place } from "./dom.js";

/**
 * @typedef {object} Item an event for the herald
 * @property {string} kind
 * @property {string} words
 * @property {string[]} keys
 * @property {string} fly "icon from to", "@key to" or nothing
 */

const STEP = 380;
const FLIGHT = 620;

/** @type {Map<string, string>} what pieces that can be held looked like before an update */
let looks = new Map();
/** @type {Map<string, [HTMLElement, ChildNode[]]>} pieces with an old look, and what they will show */
const kept = new Map();
/** @type {Map<string, {goal: [number, number], run: Animation}>} pieces on their way */
const away = new Map();

/** Something of this key still has its old look. @param {string} key */
export const held = (key) => kept.has(key);

/** A piece of this key is on its way. @param {string} key */
export const walking = (key) => away.has(key);

/**
 * Remembers how everything looks, before the page changes.
 * @param {Item[]} later what is still to be told
 */
export function remember(later) {
  looks = new Map($$("#table [data-hold]").map((piece) => [piece.dataset.key ?? "", piece.innerHTML]));
  for (const key of [...kept.keys()]) release(key, later);
}

/**
 * Gives pieces of which there is something to tell their old look and place.
 * @param {Item[]} items
 * @param {import("./motion.js").Places} was
 */
export function hold(items, was) {
  for (const piece of $$("#table [data-hold]")) {
    const key = piece.dataset.key ?? "";
    const old = looks.get(key);
    if (old === undefined || old === piece.innerHTML || $(".lit", piece)) continue;
    if (!items.some((item) => item.keys.includes(key))) continue;
    kept.set(key, [piece, [...piece.childNodes]]);
    piece.innerHTML = old;
    for (const past of $$("button[name=move]", piece)) {
      past.classList.remove("lit");
      past.toggleAttribute("disabled", true);
    }
  }
  for (const key of new Set(
    items.filter((item) => item.fly[0] === "@").map((item) => item.fly.slice(1).split(" ")[0]),
  )) {
    const piece = pieces(key)[0];
    const from = was.get(key);
    if (from && piece && place(piece)) shift(key, piece, away.get(key)?.goal ?? [from.left, from.top], 1);
  }
}

/**
 * To a place on the screen; without one to where it stands.
 * @param {string} key
 * @param {HTMLElement} piece
 * @param {[number, number] | null} goal
 * @param {number} time
 */
function shift(key, piece, goal, time) {
  const now = away.get(key);
  now?.run.cancel();
  const home = piece.getBoundingClientRect();
  const to = goal ?? /** @type {[number, number]} */ ([home.left, home.top]);
  /** @param {[number, number]} point */
  const at = ([x, y]) => ({ transform: `translate(${x - home.left}px, ${y - home.top}px)` });
  const easing = "cubic-bezier(.4,.1,.2,1)";
  const run = piece.animate([at(now?.goal ?? to), at(to)], { duration: time, easing, fill: "forwards" });
  away.set(key, { goal: to, run });
  return run;
}

/** @param {Item[]} later @param {string} key */
const goesOn = (later, key) => later.some((item) => item.fly.startsWith(`@${key} `));

/**
 * A piece goes itself.
 * @param {string} key
 * @param {string} where
 * @param {Item[]} later what is still to be told
 */
export function walk(key, where, later) {
  const piece = pieces(key)[0];
  const target = pieces(where)[0]?.getBoundingClientRect();
  if (!away.has(key) || !piece || !target) return;
  if (!goesOn(later, key)) {
    shift(key, piece, null, STEP).finished.then(
      () => release(key, later),
      () => {},
    );
    return;
  }
  const box = piece.getBoundingClientRect();
  shift(key, piece, [target.left + target.width / 2 - box.width / 2, target.bottom - box.height], STEP);
}

/**
 * Shows a piece as it is.
 * @param {string} key
 * @param {Item[]} later what is still to be told
 */
export function release(key, later) {
  const old = kept.get(key);
  if (old) old[0].replaceChildren(...old[1]);
  kept.delete(key);
  const gone = away.get(key);
  if (gone && !goesOn(later, key)) {
    gone.run.cancel();
    away.delete(key);
  }
}

/** Shows everything as it is. */
export function releaseAll() {
  for (const key of [...kept.keys(), ...away.keys()]) release(key, []);
}

/**
 * An icon flies from one piece to another.
 * @param {string} name
 * @param {string} from
 * @param {string} to
 */
export function fly(name, from, to) {
  const ends = [from, to].map((key) => pieces(key).find(place)?.getBoundingClientRect());
  if (!ends[0] || !ends[1]) return; // on a phone a seat may be behind another tab
  const [start, end] = ends.map(
    (box) => box && `translate(${box.left + box.width / 2 - 16}px, ${box.top + box.height / 2 - 16}px)`,
  );
  const svg = icon(name);
  svg.classList.add("flying");
  document.body.append(svg);
  const frames = [
    { transform: `${start} scale(.8)`, opacity: 0 },
    { opacity: 1, offset: 0.2 },
    { transform: `${end} scale(1.6)`, opacity: 1, offset: 0.85 },
    { transform: end, opacity: 0 },
  ];
  svg.animate(frames, { duration: FLIGHT, easing: "ease-in-out" }).finished.finally(() => svg.remove());
}
