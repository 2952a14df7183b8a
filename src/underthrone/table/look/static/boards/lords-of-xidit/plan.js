// From the wheels to the route: where each order leads, and what is wrong with it. What an action brings and costs
// stands in the page; here it is added up along the way.

import { $, $$, the } from "../../table/dom.js";

/**
 * @typedef {object} Step
 * @property {string} what the order
 * @property {number} from a city
 * @property {number} to
 * @property {string} says what comes of it
 * @property {boolean} bad it can't work
 * @property {string} [name] of the city that it leads to
 */

const ROADS = ["blue", "red", "black"];

/** Of each city its place and where its three roads lead. @returns {number[][]} */
export const network = () => JSON.parse(the(".ways").dataset.network ?? "[]");

/** @param {number} number */
export const city = (number) => the(`[data-key="city-${number}"]`);

/** @param {HTMLElement} wheel */
function order(wheel) {
  const select = /** @type {HTMLSelectElement | null} */ ($("select", wheel));
  return (select ? select.selectedOptions[0]?.dataset.order : wheel.dataset.at) ?? "";
}

/**
 * What the wheels make my Idrakys do.
 * @returns {Step[]}
 */
export function plan() {
  const start = $(".ways")?.dataset.from;
  const home = $("#wheels");
  if (!start || !home) return [];
  const roads = network();
  const army = (home.dataset.army ?? "").trim().split(" ").map(Number);
  /** @type {Set<number>} cities where an action was planned */
  const acted = new Set();
  let here = Number(start);
  return $$(".wheel", home).map((wheel) => {
    const what = order(wheel);
    /** @type {Step} */
    const step = { what, from: here, to: here, says: "", bad: false };
    if (ROADS.includes(what)) {
      const there = roads[here - 1][2 + ROADS.indexOf(what)];
      if (!there) return { ...step, bad: true, says: home.dataset.none ?? "" };
      here = there;
      const name = city(there).parentElement?.querySelector(".name")?.textContent ?? "";
      return { ...step, to: there, says: `→ ${there}`, name };
    }
    if (what === "action") {
      const [says, bad] = act(city(here).dataset, home.dataset, army, acted.has(here));
      if (!bad) acted.add(here);
      return { ...step, says, bad };
    }
    return what === "wait" ? { ...step, says: home.dataset.stay ?? "" } : step;
  });
}

/**
 * What an action in a city brings, and whether it fails; the army changes with it.
 * @param {DOMStringMap} there
 * @param {DOMStringMap} words
 * @param {number[]} army
 * @param {boolean} again
 * @returns {[string, boolean]}
 */
function act(there, words, army, again) {
  if (there.gives) {
    if (again) return [words.twice ?? "", true];
    army[Number(there.gives)]++;
    return [`+ ${there.act}`, false];
  }
  /** @param {string | undefined} deed @returns {[string, boolean]} */
  const done = (deed) => [there.barred ? `${deed} · ${there.barred}` : (deed ?? ""), false];
  if (there.needs && !again) {
    const left = [...army];
    for (const unit of there.needs.split(" ")) left[Number(unit)]--;
    const lacking = (words.units ?? "")
      .split("|")
      .flatMap((name, u) => (left[u] < 0 ? [left[u] < -1 ? `${-left[u]} × ${name}` : name] : []));
    if (lacking.length) return [(words.lacks ?? "").replace("…", lacking.join(", ")), true];
    left.forEach((count, u) => {
      army[u] = count;
    });
    return done(there.act);
  }
  const titan = Number(words.titan);
  const enough = titan > 0 && !again && army.reduce((sum, count) => sum + count) >= titan;
  return enough ? done(words.fight) : [words.nothing ?? "", true];
}
