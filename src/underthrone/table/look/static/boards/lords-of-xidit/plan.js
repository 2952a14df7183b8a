// The plan is what the six wheels show: where it leads along the roads, and how it is added to and taken back.
// What an order would do is the game's to say: see foretell.js.

import { $, $$, the } from "../../table/dom.js";

/**
 * @typedef {object} Step
 * @property {string} what the order; nothing where a wheel isn't set
 * @property {string} move its number
 * @property {number} from a city
 * @property {number} to
 */

const ROADS = ["blue", "red", "black"];
const FIRST_ROAD = 2; // in a city's row of the network, after its place

/** Of each city its place and where its three roads lead. @returns {number[][]} */
export const network = () => JSON.parse(the("#roads").dataset.network ?? "[]");

/** The wheels, while they can be turned. */
export const home = () => $("#wheels[data-foretell]");

/** Each of them. */
export const wheels = () => $$("#wheels[data-foretell] .wheel");

/** @param {number} number */
export const city = (number) => the(`[data-key="city-${number}"]`);

/** @param {Element} wheel */
export const list = (wheel) => /** @type {HTMLSelectElement | null} */ ($("select", wheel));

/**
 * Where the wheels lead.
 * @returns {Step[]}
 */
export function steps() {
  const roads = network();
  let here = Number(the("#lands").dataset.from);
  return wheels().map((wheel) => {
    const chosen = list(wheel)?.selectedOptions[0];
    const what = (chosen ? chosen.dataset.order : wheel.dataset.at) ?? "";
    const from = here;
    if (ROADS.includes(what)) here = roads[from - 1][FIRST_ROAD + ROADS.indexOf(what)] || from;
    return { what, move: chosen?.value ?? "", from, to: here };
  });
}

/** The city where the plan stands, and how many orders can be added to it. */
export function standing() {
  const all = steps();
  const set = all.findIndex((step) => !step.what);
  if (set < 0) return { city: all[all.length - 1].to, left: 0, set: all.length };
  const next = all.findIndex((step, k) => k > set && step.what);
  return { city: all[set].from, left: (next < 0 ? all.length : next) - set, set };
}

/**
 * The orders of the shortest way along the roads; that of no way is empty.
 * @param {number} from
 * @param {number} to
 * @returns {string[]}
 */
export function way(from, to) {
  const roads = network();
  /** @type {Map<number, string[]>} */
  const ways = new Map([[from, []]]);
  for (const [here, orders] of ways) {
    if (here === to) return orders;
    ROADS.forEach((road, k) => {
      const there = roads[here - 1][FIRST_ROAD + k];
      if (there && !ways.has(there)) ways.set(there, [...orders, road]);
    });
  }
  return [];
}

/**
 * The orders that a click on a city adds.
 * @param {number} to
 */
export function added(to) {
  const { city: here } = standing();
  return to === here ? ["action"] : way(here, to);
}

/**
 * Sets the next wheels.
 * @param {string[]} orders
 */
export function add(orders) {
  const { set } = standing();
  const all = wheels();
  orders.forEach((order, k) => {
    turn(all[set + k], order);
  });
}

/**
 * Turns a wheel; without an order it is unset.
 * @param {Element} wheel
 * @param {string} order
 */
export function turn(wheel, order) {
  const select = list(wheel);
  if (!select) return;
  select.value = [...select.options].find((option) => (option.dataset.order ?? "") === order)?.value ?? "";
  select.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Unsets the last wheel that is set. */
export function back() {
  const wheel = wheels().findLast((one) => list(one)?.value);
  if (wheel) turn(wheel, "");
}

/** Unsets all wheels. */
export function clear() {
  for (const wheel of wheels()) if (list(wheel)?.value) turn(wheel, "");
}
