// The fall: when the herald comes to a drop, or to cubes that a card shakes out, each takes the way that the model
// gave it.

import { $, $$, still, the, wait } from "../../table/dom.js";
import { pace } from "../../table/likes.js";
import { clear, FIELD, land, pile } from "./piles.js";
import { way } from "./ways.js";

/**
 * @typedef {import("./ways.js").Way} Way
 *
 * @typedef {object} Drop
 * @property {boolean} shaken by a card, not thrown in
 * @property {number[]} before how many lay on each level
 * @property {Way[]} ways
 */

const STEP = 170; // milliseconds from one point of a way to the next, at the usual pace
const APART = 90; // between two cubes
const OUT = 2; // a cube that falls out makes two steps more: through the gate, onto its pile
const READ = 2600; // to read what is revealed
const HIGH = 200; // so much of the tower is to be seen, in pixels

/**
 * The drops that the page knows: "3,0,1,2,0 red02 -03|~..." (boards/stygian_society/tower.py writes them).
 * @param {HTMLElement} tower
 * @returns {Drop[]}
 */
function drops(tower) {
  return (tower.dataset.drops ?? "").split("|").map((one) => {
    const [before, ...ways] = one.replace("~", "").split(" ");
    return {
      shaken: one[0] === "~",
      before: before.split(",").map(Number),
      ways: ways.map((w) => ({
        colour: w.slice(0, -2).replace("-", ""),
        from: Number(w.at(-2)),
        to: Number(w.at(-1)),
      })),
    };
  });
}

/**
 * The cubes on the page that wait for those that fall: they show themselves as these arrive.
 * @param {HTMLElement} tower
 * @param {Way[]} ways
 * @param {(key: string) => boolean} told
 */
function landings(tower, ways, told) {
  return ways.map(({ colour, to }) => {
    const key = `${to === FIELD ? "field" : "crypt"}-${colour}`;
    const home = to < FIELD ? $(`[data-level="${to}"]`, tower) : told(key) ? pile(colour, to) : null;
    const free = home && $$(".cube:not(.coming, .spot)", home).pop();
    free?.classList.add("coming");
    return free ?? null;
  });
}

/**
 * @param {HTMLElement} tower
 * @param {Drop} drop
 * @param {Promise<void>} skipped
 * @param {(key: string) => boolean} told
 */
function fall(tower, { before, ways }, skipped, told) {
  const places = landings(tower, ways, told);
  /** @type {Record<number, number>} how many have started from a level */
  const started = {};
  let over = false;
  skipped.then(() => {
    over = true;
  });
  return ways.map(({ colour, from, to }, k) => {
    const nth = started[from] ?? 0;
    started[from] = nth + 1;
    const cube = document.createElement("i");
    cube.className = `cube falling ${from || !colour ? "dark" : colour}`;
    cube.dataset.old = tower.dataset.old;
    document.body.append(cube);
    const frames = turning(way(tower, { colour, from, to }, nth, places[k]), to < FIELD);
    const time = STEP * pace() * frames.length;
    const delay = APART * pace() * k;
    const out = to >= FIELD;
    // inside nobody sees which cube it is: an old one shows its colour as it comes out
    if (from && out) setTimeout(() => known(cube, colour), delay + time * (1 - OUT / (frames.length - 1)));
    const came = from > 0 && nth >= before[from - 1]; // in this very drop, and was knocked loose at once
    const run = cube.animate(frames, { duration: time, delay, fill: came ? "forwards" : "both" });
    if (came) cube.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay });
    const arrived = () => {
      if (out && !places[k] && !over) land(colour, to);
    };
    const settled = () => {
      places[k]?.classList.remove("coming");
      cube.remove();
    };
    run.finished.then(arrived, () => {}).finally(settled);
    return run;
  });
}

/** @param {HTMLElement} cube @param {string} colour */
function known(cube, colour) {
  cube.classList.replace("dark", colour);
  cube.classList.add("old");
}

/**
 * A way as frames, turning at each point; a cube that stays inside comes to rest.
 * @param {import("./ways.js").Point[]} points
 * @param {boolean} stays
 */
function turning(points, stays) {
  const easing = "cubic-bezier(.5,.1,.9,.6)";
  const frames = points.map(([x, y], n) => ({ at: `translate(${x - 10}px, ${y - 10}px)`, turn: n % 2 ? 18 : -18 }));
  if (stays) frames.push({ ...frames[frames.length - 1], turn: 0 });
  return frames.map(({ at, turn }) => ({ transform: `${at} rotate(${turn}deg)`, easing }));
}

document.addEventListener("herald", (e) => {
  const { kind, keys, later, held, until, skipped } = e.detail;
  const tower = $(".tower");
  if ($(".reveal.told")) until.push(wait(READ * pace()));
  if (!tower || still.matches) return;
  if (kind !== "dropped" && kind !== "fell") {
    for (const key of keys) $$(`[data-hold][data-key="${CSS.escape(key)}"]`).forEach(clear);
  }
  skipped.then(() => clear(document));
  const all = drops(tower).filter((one) => (kind === "dropped" ? !one.shaken : one.ways.some(({ to }) => to >= FIELD)));
  const drop = all.at(-1 - later);
  if (!drop || (kind !== "dropped" && !(kind === "fell" && drop.shaken))) return;
  watch(tower, (APART * drop.ways.length + 1500) * pace());
  const runs = fall(tower, drop, skipped, (key) => drop.shaken && !held(key));
  until.push(Promise.allSettled(runs.map((run) => run.finished)));
  skipped.then(() => {
    for (const run of runs) run.finish();
  });
});

/** @type {number | null} where the board stood before the tower was shown */
let left = null;
let returning = 0;

/**
 * Where the tower is out of sight it is shown while cubes fall.
 * @param {HTMLElement} tower
 * @param {number} time
 */
function watch(tower, time) {
  const home = the("#board");
  const seen = tower.getBoundingClientRect();
  const frame = home.getBoundingClientRect();
  const shown = seen.top >= frame.top && seen.top + HIGH <= frame.bottom;
  if (shown && left === null) return;
  left ??= home.scrollTop;
  if (!shown) tower.scrollIntoView({ block: "start" });
  clearTimeout(returning);
  returning = setTimeout(back, time);
}

/** Then the board stands where it stood: at the latest when everything is told and somebody is asked. */
function back() {
  clearTimeout(returning);
  if (left !== null) the("#board").scrollTop = left;
  left = null;
}

document.addEventListener("herald-rests", back);
