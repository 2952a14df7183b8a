// Planning on the map: a click on a city adds the way there, one on the last city an action; so does dragging the pawn.

import { $, around, the } from "../../table/dom.js";
import { say } from "./foretell.js";
import { add, back, clear, home, standing, way } from "./plan.js";

/** @type {{pawn: HTMLElement, x: number, y: number} | null} my pawn, in the hand */
let held = null;

/**
 * Adds what leads to a city, or says why it can't.
 * @param {number} to
 */
function go(to) {
  const { city: here, left } = standing();
  const orders = way(here, to);
  const words = the("#wheels").dataset;
  if (!left) say(words.full ?? "", true);
  else if (orders.length > left) {
    const facts = [String(to), String(orders.length), String(left)];
    say(
      (words.far ?? "").replaceAll("#", () => facts.shift() ?? ""),
      true,
    );
  } else add(orders);
}

/** The city under a pointer. @param {PointerEvent} e */
function under(e) {
  const seal = document.elementsFromPoint(e.clientX, e.clientY).find((one) => one.matches("[data-plan]"));
  return seal instanceof HTMLElement ? Number(seal.dataset.plan) : 0;
}

document.addEventListener("click", (e) => {
  const seal = around(e, "[data-plan]");
  const land = around(e, "[data-press]");
  if (seal) go(Number(seal.dataset.plan));
  else if (around(e, "[data-plan-back]")) back();
  else if (around(e, "[data-plan-clear]")) clear();
  else if (land) $(`[data-key="${land.dataset.press}"]`)?.click();
});

document.addEventListener("keydown", (e) => {
  if (e.key !== "Backspace" || !around(e, "[data-plan], .sealing, [data-spin]")) return;
  e.preventDefault();
  back();
});

document.addEventListener("pointerdown", (e) => {
  const pawn = around(e, ".own-pawn");
  if (!home() || !pawn) return;
  e.preventDefault();
  held = { pawn, x: e.clientX, y: e.clientY };
  pawn.setPointerCapture(e.pointerId);
});
document.addEventListener("pointermove", (e) => {
  if (!held) return;
  held.pawn.style.translate = `${e.clientX - held.x}px ${e.clientY - held.y}px`;
  const there = under(e);
  const { city: here, left } = standing();
  if (there && left && there !== here && way(here, there).length === 1) add(way(here, there));
});
for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, (e) => {
    if (!held) return;
    held.pawn.style.translate = "";
    held = null;
    const there = end === "pointerup" ? under(/** @type {PointerEvent} */ (e)) : 0;
    if (there && there !== standing().city) go(there);
  });
}
