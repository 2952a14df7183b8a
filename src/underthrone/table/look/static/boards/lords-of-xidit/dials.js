// The notches around each wheel, one for each order: a hand can turn to them, if the wheel can be turned.

import { $, $$, icon } from "../../table/dom.js";
import { list } from "./plan.js";

/** @type {Record<string, string>} orders, and the icons of those that aren't roads */
const ORDERS = { blue: "", red: "", black: "", action: "crossed-swords", wait: "campfire" };

/** @param {string} order @param {boolean} open */
function notch(order, open) {
  const button = document.createElement("button");
  const disc = document.createElement("span");
  button.type = "button";
  button.tabIndex = -1;
  button.className = "notch";
  button.disabled = !open;
  if (open) button.dataset.turn = order;
  disc.className = `disc ${order}`;
  disc.append(ORDERS[order] ? icon(ORDERS[order]) : line());
  button.append(disc);
  return button;
}

/** A piece of road. */
function line() {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  path.setAttribute("d", "M2 12h20");
  svg.append(path);
  return svg;
}

/** Each dial that has none gets its notches. */
export function cut() {
  for (const wheel of $$("#wheels .wheel")) {
    const dial = $(".dial:not(:has(.notch))", wheel);
    dial?.prepend(...Object.keys(ORDERS).map((order) => notch(order, Boolean(list(wheel)))));
  }
}
