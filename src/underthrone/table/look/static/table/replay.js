// Replay: one moment after the other, by itself, by the slider, by keys; every moment has an address.

import { $, $$, around, table, wait, words } from "./dom.js";
import { say } from "./trouble.js";

/** @type {Record<string, number>} milliseconds for a moment */
const PACE = { slow: 1800, normal: 900, fast: 400, rush: 120 };
const SETTLED = 80; // milliseconds after which a moved slider counts as let go
const SPEED = "replay-speed";
/** @type {Record<string, number>} links that count from the moment before them */
const STEPS = { "step-back": -1, "step-on": 1 };

let running = false;
let latest = 0; // the number of the last request
let sliding = 0;

const slider = () => /** @type {HTMLInputElement | null} */ ($("#moment"));
const speed = () => /** @type {HTMLSelectElement | null} */ ($("#replay-speed"));
const replaying = () => "replay" in table().dataset;
const now = () => Number(table().dataset.ply); // the moment that is shown
const wanted = () => Number(location.pathname.split("/").pop()); // the one whose page is shown or on its way
const last = () => Number(slider()?.max);

/**
 * Shows a moment.
 * @param {number} ply
 * @param {boolean} [jump] the way back leads to where the reader was
 */
export async function go(ply, jump = false) {
  const home = $("#replay");
  if (!home) return;
  const moment = Math.max(0, Math.min(ply, last()));
  const url = `${home.dataset.at}${moment}${location.search}`; // seen by whom was chosen last
  await show(url, () => history[jump && ply !== wanted() ? "pushState" : "replaceState"](null, "", url));
}

/**
 * @param {string} url
 * @param {() => void} [shown]
 */
async function show(url, shown) {
  const mine = ++latest;
  shown?.();
  for (const back of $$("input[name=back]")) back.setAttribute("value", url); // another language comes back here
  await htmx.ajax("GET", url, { source: "#replay", target: "#table", swap: "outerMorph" });
  if (mine === latest) showRunner();
}

/**
 * A moment by a link.
 * @param {HTMLElement} link
 */
export function follow(link) {
  const path = new URL(/** @type {HTMLAnchorElement} */ (link).href).pathname;
  const step = STEPS[link.id];
  $("#chapters")?.removeAttribute("open");
  go(step ? wanted() + step : Number(path.split("/").pop()), !step); // two quick clicks are two steps
}

/** Runs to the end, or stops; from the end it begins anew. */
export async function run() {
  running = !running;
  showRunner();
  if (running && now() === last()) await go(0);
  while (running && now() < last()) {
    await wait(PACE[speed()?.value ?? "normal"]);
    if (running) await go(now() + 1);
  }
  running = false;
  showRunner();
}

/** The address of this moment is copied. */
export async function copyLink() {
  await navigator.clipboard.writeText(location.href);
  say(words.copied);
}

function showRunner() {
  const runner = $("[data-do=run]");
  runner?.setAttribute("aria-pressed", String(running));
  runner?.setAttribute("aria-label", words[running ? "replay-stop" : "replay-run"]);
}

/** @type {Record<string, () => unknown>} */
const KEYS = {
  Home: () => go(0, true),
  End: () => go(last(), true),
  PageUp: () => $("#chapter-back")?.click(),
  PageDown: () => $("#chapter-on")?.click(),
  " ": run,
};

document.addEventListener("keydown", (e) => {
  const deed = KEYS[e.key];
  if (!deed || !replaying() || e.ctrlKey || e.metaKey || e.altKey || $("dialog[open]")) return;
  if (around(e, "input, select, textarea, .log, .chat") || (e.key === " " && around(e, "a, button, summary"))) return;
  e.preventDefault();
  deed();
});

document.addEventListener("input", (e) => {
  const moved = slider();
  if (moved && e.target === moved) {
    clearTimeout(sliding);
    sliding = setTimeout(() => go(Number(moved.value), true), SETTLED);
  }
});

document.addEventListener("change", (e) => {
  const chosen = e.target;
  if (!(chosen instanceof HTMLSelectElement)) return;
  if (chosen === speed()) localStorage.setItem(SPEED, chosen.value);
  if (chosen.id === "replay-by") {
    const url = `${$("#replay")?.dataset.at}${wanted()}${chosen.value ? `?by=${chosen.value}` : ""}`;
    show(url, () => history.pushState(null, "", url));
  }
});

if (replaying()) {
  addEventListener("popstate", () => show(location.pathname + location.search));
  const kept = localStorage.getItem(SPEED) ?? "";
  const select = speed();
  if (select && kept in PACE) select.value = kept;
}
