// "Play now": the first time that a game is played in this browser a guide is offered, with options for beginners.

import { kept, remember } from "./learned.js";

/**
 * Chooses what suits a beginner, or what is usual.
 * @param {HTMLFormElement} form
 * @param {boolean} first
 */
function choose(form, first) {
  for (const field of form.querySelectorAll("fieldset")) {
    const ways = /** @type {HTMLInputElement[]} */ ([...field.querySelectorAll("input")]);
    const way = ways.find((one) => (first ? "first" in one.dataset : one.defaultChecked));
    if (way) way.checked = true;
  }
}

for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll("form.playnow"))) {
  const game = form.dataset.game ?? "";
  const box = /** @type {HTMLInputElement | null} */ (form.querySelector("[name=guide]"));
  if (!box) continue;
  box.closest("label")?.removeAttribute("hidden");
  box.checked = !kept(`guide ${game}`).length;
  if (box.checked) choose(form, true);
  box.addEventListener("change", () => choose(form, box.checked));
  form.addEventListener("submit", () => remember(`guide ${game}`, [box.checked ? "on" : "off"]));
}
