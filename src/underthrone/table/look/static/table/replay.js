// Replay: one moment after the other, by itself or by the slider.

import { $, table, wait, words } from "./dom.js";

const PACE = 900;
const SETTLED = 80; // milliseconds after which a moved slider counts as let go

let running = false;
let latest = 0; // the number of the last request
let sliding = 0;

const slider = () => /** @type {HTMLInputElement | null} */ ($("#moment"));

/**
 * Shows a moment.
 * @param {number} ply
 */
export async function go(ply) {
  const home = $("#replay");
  if (!home) return;
  const url = `${home.dataset.at}${Math.max(0, Math.min(ply, Number(slider()?.max)))}`;
  const mine = ++latest;
  await htmx.ajax("GET", url, { source: "#replay", target: "#table", swap: "outerMorph", select: "#table" });
  if (mine === latest) history.replaceState(null, "", url);
}

/** Runs to the end, or stops. */
export async function run() {
  running = !running;
  showRunner();
  while (running && Number(slider()?.value) < Number(slider()?.max)) {
    await go(Number(table().dataset.ply) + 1);
    await wait(PACE);
  }
  running = false;
  showRunner();
}

function showRunner() {
  const runner = $("[data-do=run]");
  runner?.setAttribute("aria-pressed", String(running));
  runner?.setAttribute("aria-label", words[running ? "replay-stop" : "replay-run"]);
}

document.addEventListener("htmx:after:swap", showRunner);

document.addEventListener("input", (e) => {
  const moved = slider();
  if (!moved || e.target !== moved) return;
  clearTimeout(sliding);
  sliding = setTimeout(() => go(Number(moved.value)), SETTLED);
});
