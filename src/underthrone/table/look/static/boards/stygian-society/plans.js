// What a hero buys: every purchase that can be made is on the page, and plus and minus lead from one to the next.

import { $, $$, table } from "../../table/dom.js";

/** @type {{ ply: string | undefined, times: string }} what the reader has set, as long as it is asked */
let chosen = { ply: undefined, times: "" };

/** @returns {number[][]} how often each step is bought, in every purchase */
const offered = () => $$(".plan").map((e) => counts(e.dataset.times));

/** @param {string | undefined} text */
const counts = (text) => (text ?? "").split(",").map(Number);

/**
 * The purchase with one step bought once more or less; what needs a step that is gone goes too.
 * @param {number[]} now
 * @param {number} step
 * @param {number} by
 */
function changed(now, step, by) {
  const wanted = now.map((n, i) => (i === step ? n + by : n));
  const less = by < 0 ? wanted.map((n, i) => (i > step ? 0 : n)) : wanted;
  const more = by > 0 && step > 0 ? wanted.map((n, i) => (i === 0 ? Math.max(n, 1) : n)) : wanted;
  return [wanted, less, more].find((one) => offered().some((other) => `${other}` === `${one}`));
}

/** @param {string} times */
function show(times) {
  const plans = $(".plans");
  if (!plans) return;
  plans.dataset.times = times;
  for (const plan of $$(".plan")) plan.classList.toggle("shown", plan.dataset.times === times);
  const now = counts(times);
  for (const row of $$(".buying [data-step]")) {
    const step = Number(row.dataset.step);
    const count = row.querySelector(".times");
    if (count) count.textContent = `${now[step]}`;
    for (const button of row.querySelectorAll("button"))
      button.disabled = !changed(now, step, Number(button.dataset.by));
  }
}

/** Shows what the reader has set, or what is proposed. */
function begin() {
  const plans = $(".plans");
  if (!plans) return;
  const { ply } = table().dataset;
  const mine = chosen.ply === ply && offered().some((one) => `${one}` === chosen.times);
  show(mine ? chosen.times : (plans.dataset.times ?? ""));
}

document.addEventListener("click", (e) => {
  const button = e.target instanceof Element ? e.target.closest(".buying button") : null;
  const row = /** @type {HTMLElement | null | undefined} */ (button?.closest("[data-step]"));
  if (!(button instanceof HTMLButtonElement) || !row) return;
  const now = counts($(".plans")?.dataset.times);
  const found = changed(now, Number(row.dataset.step), Number(button.dataset.by));
  if (!found) return;
  chosen = { ply: table().dataset.ply, times: `${found}` };
  show(chosen.times);
});
document.addEventListener("htmx:after:swap", begin);

begin();
