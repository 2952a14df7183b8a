// Who is away: the time since goes on by itself, from what the server said last.

import { $$, words } from "./dom.js";

/** @type {[string, number][]} */
const UNITS = [
  ["away-days", 86400],
  ["away-hours", 3600],
  ["away-minutes", 60],
];

let told = performance.now();

function tick() {
  const since = Math.floor((performance.now() - told) / 1000);
  for (const away of $$("[data-away-for]")) {
    const seconds = Number(away.dataset.awayFor) + since;
    const [unit, length] = UNITS.find(([, least]) => seconds >= least) ?? ["away-now", 1];
    const said = words[unit].replace("#", String(Math.floor(seconds / length)));
    if (away.textContent !== said) away.textContent = said;
  }
}

document.addEventListener("htmx:after:swap", () => {
  told = performance.now();
  tick();
});
setInterval(tick, 1000);
