// What a reader likes: how fast the herald tells, and whether the table sounds. Kept in the browser.

import { $$, around } from "./dom.js";

/** @type {Record<string, number>} how long everything takes, in times of the usual */
const PACES = { slow: 1.8, normal: 1, fast: 0.4, none: 0 };

/** @param {string} name */
export function liked(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // a browser that keeps nothing
  }
}

/** @param {string} name @param {string} value */
export function like(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // then it holds for this page alone
  }
}

let speed = liked("speed") ?? "normal";
let sounds = liked("sound") === "on";

/** How long everything takes, in times of the usual; 0: nothing is waited for. */
export const pace = () => PACES[speed] ?? 1;

/** Whether the table may be heard. */
export const heard = () => sounds;

/** Turns sound on or off. @param {boolean} on */
export function hear(on) {
  sounds = on;
  like("sound", on ? "on" : "off");
  show();
}

/** Controls show what holds. */
export function show() {
  for (const radio of /** @type {HTMLInputElement[]} */ ($$("input[name=speed]")))
    radio.checked = radio.value === speed;
  for (const button of $$("[data-do=sound]")) button.setAttribute("aria-pressed", String(sounds));
}

document.addEventListener("change", (e) => {
  const radio = /** @type {HTMLInputElement | null} */ (around(e, "input[name=speed]"));
  if (!radio) return;
  speed = radio.value;
  like("speed", speed);
});
