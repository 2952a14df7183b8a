// The planned route on the map, and at each wheel what comes of its order.

import { $, $$, icon, the } from "../../table/dom.js";
import { network, plan } from "./plan.js";

/** The map stands upright on a phone. */
export const tall = matchMedia("(max-width: 47.99rem)");

const CLEAR = 30; // of a city's seal
const ASIDE = 9; // of a line beside one that goes the same way

/** Draws the route anew. */
export function show() {
  const home = $("#wheels");
  const route = $("#route");
  route?.replaceChildren();
  if (!route || !home || !$("select", home)) return;
  const steps = plan();
  const wrong = steps.flatMap((step, k) => (step.bad ? [`${k + 1}. ${step.says}`] : []));
  the("#warned").textContent = wrong.join(" · ");
  const places = network();
  /** @type {Record<string, number>} how often a way was gone, or a city acted in */
  const visits = {};
  $$(".wheel", home).forEach((wheel, k) => {
    const step = steps[k];
    wheel.dataset.at = step?.what ?? "";
    tell(the(".fate", wheel), step);
    if (!step?.what) return;
    const [x, y] = places[step.from - 1];
    const [u, v] = places[step.to - 1];
    const way = `${step.from}-${step.to}`;
    const times = (visits[way] ?? 0) + 1;
    visits[way] = times;
    if (step.from === step.to) {
      const turn = 2.3 + (times - 1) * 0.9;
      badge(route, k + 1, x + CLEAR * Math.cos(turn), y + CLEAR * Math.sin(turn), step.bad);
      return;
    }
    const length = Math.hypot(u - x, v - y);
    const [a, b] = [(u - x) / length, (v - y) / length];
    const [p, q] = [-b * ASIDE * (times - 0.2), a * ASIDE * (times - 0.2)];
    const to = CLEAR + 4;
    const line = `M${x + a * CLEAR + p} ${y + b * CLEAR + q}L${u - a * to + p} ${v - b * to + q}`;
    draw(route, "path", { d: line, class: "halo" });
    draw(route, "path", { d: line });
    badge(route, k + 1, x + a * length * 0.4 + p, y + b * length * 0.4 + q, step.bad);
  });
}

/**
 * What comes of an order, beside its wheel.
 * @param {HTMLElement} fate
 * @param {import("./plan.js").Step | undefined} step
 */
function tell(fate, step) {
  fate.classList.toggle("bad", Boolean(step?.bad));
  fate.replaceChildren(...(step?.bad ? [icon("hazard-sign")] : []), step?.says ?? "");
  if (!step?.name) return;
  const there = document.createElement("span");
  there.textContent = ` ${step.name}`;
  fate.append(there);
}

/**
 * @param {Element} where
 * @param {number} number
 * @param {number} x
 * @param {number} y
 * @param {boolean} bad
 */
function badge(where, number, x, y, bad) {
  const g = draw(where, "g", bad ? { class: "bad" } : {});
  draw(g, "circle", { cx: x, cy: y, r: 14 });
  const text = draw(g, "text", { x, y });
  text.textContent = String(number);
  if (tall.matches) text.setAttribute("transform", `rotate(-90 ${x} ${y})`);
}

/**
 * @param {Element} where
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 */
function draw(where, tag, attributes) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [key, value] of Object.entries(attributes)) {
    made.setAttribute(key, typeof value === "number" ? value.toFixed(1) : value);
  }
  where.append(made);
  return made;
}

tall.addEventListener("change", show);
