// The plan is what the six wheels show: where it leads, and how it is added to and taken back. The page has a table of
// where each order leads and which one begins a way; what an order would do the game is asked: see foretell.js.

import { $, $$, the } from "../../table/dom.js";

/**
 * @typedef {object} Step
 * @property {string} what the order; nothing where a wheel isn't set
 * @property {string} move its number
 * @property {number} from a city
 * @property {number} to
 */

/**
 * By city, counted from 0.
 * @typedef {object} Network
 * @property {string[]} orders their names
 * @property {number[][]} places on the map
 * @property {number[][]} leads by order: the city where it leads
 * @property {number[][]} ways by city: the order that begins the way there
 */

/** @returns {Network} */
export const network = () => JSON.parse(the("#roads").dataset.network ?? "");

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
  const { orders, leads } = network();
  let here = Number(the("#lands").dataset.from);
  return wheels().map((wheel) => {
    const chosen = list(wheel)?.selectedOptions[0];
    const what = (chosen ? chosen.dataset.order : wheel.dataset.at) ?? "";
    const from = here;
    if (what) here = leads[from - 1][orders.indexOf(what)] + 1;
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
 * The orders of the shortest way to a city; in the city where one is, an action.
 * @param {number} from
 * @param {number} to
 * @returns {string[]}
 */
export function way(from, to) {
  const { orders, leads, ways } = network();
  const order = ways[from - 1][to - 1];
  const next = leads[from - 1][order] + 1;
  return next === to ? [orders[order]] : [orders[order], ...way(next, to)];
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
