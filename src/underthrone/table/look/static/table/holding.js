// What the herald has still to tell isn't shown before: a part with data-hold keeps its look until the last event with
// one of its keys, or to the end; a piece that goes itself ("@key to-key") its place; the table its title and turn.

import { $, $$, icon, pieces, place, table } from "./dom.js";
import { pace } from "./likes.js";
import { travel } from "./motion.js";

/**
 * @typedef {object} Item an event for the herald
 * @property {string} kind
 * @property {string} words
 * @property {string[]} keys
 * @property {string} fly "icon from to", "@key to" or nothing
 * @property {string} sound
 *
 * @typedef {object} Kept
 * @property {HTMLElement} piece a part with an old look
 * @property {ChildNode[]} fresh what it will show
 * @property {string[]} keys what it waits for
 *
 * @typedef {object} Self what the table says of itself
 * @property {string} title
 * @property {boolean} mine it is the reader's turn
 * @property {string} phase
 * @property {string} question
 */

const STEP = 380;
const FLIGHT = 620;

/** @type {Map<string, {html: string, nodes: ChildNode[]}>} what parts that can be held looked like before an update */
let looks = new Map();
/** @type {Self | null} what the table said of itself then */
let was = null;
/** @type {Self | null} and what it will say */
let will = null;
/** @type {Map<string, Kept>} */
const kept = new Map();
/** @type {Map<string, {goal: [number, number], run: Animation}>} pieces on their way */
const away = new Map();

/** @param {HTMLElement} piece */
const name = (piece) => piece.id || (piece.dataset.key ?? "");

/** @param {Item} item */
const touches = (item) => [...item.keys, ...item.fly.replace("@", "").split(" ").filter(Boolean)];

/** Something of this key still has its old look. @param {string} key */
export const held = (key) => [...kept.values()].some(({ piece }) => piece.dataset.key === key);

/** A piece of this key is on its way. @param {string} key */
export const walking = (key) => away.has(key);

/** @returns {Self} */
function self() {
  const { title = "", question = "", ...more } = table().dataset;
  const phase = ["gathering", "playing", "over"].find((one) => table().classList.contains(one)) ?? "";
  return { title, question, mine: "myTurn" in more, phase };
}

/** @param {Self} now */
function say(now) {
  table().dataset.title = now.title;
  table().toggleAttribute("data-my-turn", now.mine);
  for (const one of ["gathering", "playing", "over"]) table().classList.toggle(one, one === now.phase);
}

/** What is in a part, with what its lists are set to. @param {HTMLElement} piece */
function copied(piece) {
  const copy = /** @type {HTMLElement} */ (piece.cloneNode(true));
  const lists = /** @type {HTMLSelectElement[]} */ ($$("select", piece));
  for (const [n, list] of /** @type {HTMLSelectElement[]} */ ($$("select", copy)).entries()) {
    list.selectedIndex = lists[n].selectedIndex;
  }
  return [...copy.childNodes];
}

/** Remembers how everything looks, and makes room for the page to change. */
export function remember() {
  looks = new Map(
    $$("#table [data-hold]").map((piece) => [name(piece), { html: piece.innerHTML, nodes: copied(piece) }]),
  );
  was = self();
  for (const key of [...kept.keys()]) putBack(key);
  if (will) say(will);
  will = null;
}

/**
 * Gives everything of which there is something to tell its old look and place.
 * @param {Item[]} items
 * @param {import("./motion.js").Places} places
 */
export function hold(items, places) {
  const now = self();
  const asked = was?.mine && now.mine && was.question === now.question; // the reader is in the middle of it
  for (const piece of $$("#table [data-hold]")) {
    const old = looks.get(name(piece));
    if (!old || old.html === piece.innerHTML || (asked && piece.id === "dock")) continue;
    if (piece.parentElement?.closest("[data-held]")) continue;
    const keys = (piece.dataset.hold || piece.dataset.key || "").split(" ");
    kept.set(name(piece), { piece, fresh: [...piece.childNodes], keys });
    piece.replaceChildren(...old.nodes); // not as markup: what scripts have styled would be refused
    piece.dataset.held = "";
    piece.inert = Boolean($("a, button, input, select, summary", piece));
    for (const past of $$(".lit", piece)) past.classList.remove("lit");
  }
  if (was && !asked) {
    will = now;
    say({ ...was, mine: false, title: `${$(".game-name")?.textContent} · Underthrone` });
  }
  for (const key of new Set(
    items.filter((item) => item.fly[0] === "@").map((item) => item.fly.slice(1).split(" ")[0]),
  )) {
    const piece = pieces(key)[0];
    const from = places.get(key);
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
  const time = Math.max(1, STEP * pace());
  if (!goesOn(later, key)) {
    shift(key, piece, null, time).finished.then(
      () => arrive(key, later),
      () => {},
    );
    return;
  }
  const box = piece.getBoundingClientRect();
  shift(key, piece, [target.left + target.width / 2 - box.width / 2, target.bottom - box.height], time);
}

/** @param {string} key @param {Item[]} later */
function arrive(key, later) {
  const gone = away.get(key);
  if (!gone || goesOn(later, key)) return;
  gone.run.cancel();
  away.delete(key);
}

/** @param {string} key */
function putBack(key) {
  const old = kept.get(key);
  if (!old) return;
  old.piece.replaceChildren(...old.fresh);
  old.piece.inert = false;
  delete old.piece.dataset.held;
  kept.delete(key);
}

/**
 * Shows what nothing later is told of.
 * @param {Item} item what is told now
 * @param {Item[]} later what is still to be told
 */
export function release(item, later) {
  const now = touches(item);
  const waited = new Set(later.flatMap(touches));
  for (const [key, { keys }] of [...kept]) {
    if (keys.some((one) => now.includes(one)) && !keys.some((one) => waited.has(one))) putBack(key);
  }
  for (const key of now) arrive(key, later);
}

/**
 * Shows everything as it is.
 * @param {import("./motion.js").Places} places where everything was
 */
export function releaseAll(places) {
  const parts = [...kept.values()].map(({ piece }) => piece);
  for (const key of [...kept.keys()]) putBack(key);
  for (const key of [...away.keys()]) arrive(key, []);
  for (const piece of parts.flatMap((part) => $$("[data-key]", part))) travel(piece, places);
  if (will) say(will);
  will = null;
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
  svg.animate(frames, { duration: FLIGHT * pace(), easing: "ease-in-out" }).finished.finally(() => svg.remove());
}
