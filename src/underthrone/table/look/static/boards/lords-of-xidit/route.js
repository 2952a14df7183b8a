// The plan on the map: its route with numbers, the cities that a click can add, and whether it can be sealed.

import { $, $$, the } from "../../table/dom.js";
import { foretell } from "./foretell.js";
import { home, list, network, standing, steps, way } from "./plan.js";

/** The map stands upright on a phone. */
const tall = matchMedia("(max-width: 47.99rem)");

const CLEAR = 30; // of a city's seal
const ASIDE = 9; // of a line beside one that goes the same way

/** Shows the plan anew. */
export function show() {
  $("#route")?.replaceChildren();
  if (!home()) return;
  draw();
  light();
  ready();
  foretell();
}

/** The route: an arrow for each road, a number for each order. */
function draw() {
  const route = the("#route");
  const { places } = network();
  /** @type {Record<string, number>} how often a way was gone, or a city acted in */
  const visits = {};
  steps().forEach((step, k) => {
    if (!step.what) return;
    const [x, y] = places[step.from - 1];
    const [u, v] = places[step.to - 1];
    const key = [step.from, step.to].sort((a, b) => a - b).join("-");
    const times = (visits[key] ?? 0) + 1;
    visits[key] = times;
    if (step.from === step.to) {
      const turn = 2.3 + (times - 1) * 0.9;
      badge(route, k + 1, x + CLEAR * Math.cos(turn), y + CLEAR * Math.sin(turn));
      return;
    }
    const length = Math.hypot(u - x, v - y);
    const [a, b] = [(u - x) / length, (v - y) / length];
    const [p, q] = [-b * ASIDE * (times - 0.2), a * ASIDE * (times - 0.2)];
    const to = CLEAR + 4;
    const line = `M${x + a * CLEAR + p} ${y + b * CLEAR + q}L${u - a * to + p} ${v - b * to + q}`;
    shape(route, "path", { d: line, class: "halo" });
    shape(route, "path", { d: line });
    badge(route, k + 1, x + a * length * 0.4 + p, y + b * length * 0.4 + q);
  });
}

/** What one click more can add glows: the next cities, and an action in the last one. */
function light() {
  const { city: here, left } = standing();
  const names = new Map($$("#wheel-1 option").map((option) => [option.dataset.order, option.textContent?.trim()]));
  for (const seal of $$("[data-plan]")) {
    const there = Number(seal.dataset.plan);
    const orders = way(here, there);
    seal.classList.toggle("lit", left > 0 && orders.length === 1);
    seal.classList.toggle("end", there === here);
    seal.setAttribute("aria-description", orders.length > left ? "" : orders.map((one) => names.get(one)).join(", "));
  }
}

/** The seal is grey until every wheel is set, and says how many are. */
function ready() {
  const seal = /** @type {HTMLButtonElement} */ (the(".seal-it"));
  const all = $$("#wheels .wheel");
  const set = steps().filter((step) => step.what).length;
  seal.disabled = set < all.length;
  seal.classList.toggle("lit", set === all.length && all.some(turned));
  the("span", seal).textContent =
    (seal.disabled ? seal.dataset.unready?.replace("#", String(set)) : seal.dataset.ready) ?? "";
  all.forEach((wheel, k) => {
    const select = list(wheel);
    const chosen = select?.selectedOptions[0];
    wheel.dataset.at = steps()[k].what;
    select?.classList.toggle("lit", !select.value);
    const label = $("label .unseen", wheel)?.textContent ?? "";
    $("[data-spin]", wheel)?.setAttribute("aria-label", `${label}: ${chosen?.textContent?.trim() ?? ""}`);
  });
}

/** A wheel stands elsewhere than where it was sealed. @param {Element} wheel */
function turned(wheel) {
  const chosen = list(wheel)?.selectedOptions[0];
  return Boolean(chosen && !chosen.defaultSelected);
}

/**
 * @param {Element} where
 * @param {number} number
 * @param {number} x
 * @param {number} y
 */
function badge(where, number, x, y) {
  const g = shape(where, "g", { "data-order": String(number) });
  shape(g, "circle", { cx: x, cy: y, r: 14 });
  const text = shape(g, "text", { x, y });
  text.textContent = String(number);
  if (tall.matches) text.setAttribute("transform", `rotate(-90 ${x} ${y})`);
}

/**
 * @param {Element} where
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 */
function shape(where, tag, attributes) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [key, value] of Object.entries(attributes)) {
    made.setAttribute(key, typeof value === "number" ? value.toFixed(1) : value);
  }
  where.append(made);
  return made;
}

tall.addEventListener("change", show);
