// STYX: the Audience that is over comes back large while the herald tells how it went; a bid shows what it would cost;
// what can be chosen is kept on the screen.

import "./past.js";
import { attending } from "../../table/attending.js";
import { $, $$, around, still, the } from "../../table/dom.js";

const EDGE = 6;

/** @param {Event} e */
function meant(e) {
  const bid = around(e, "[data-cost]");
  for (const card of $$(".my-row .meant")) card.classList.remove("meant");
  for (const key of bid?.dataset.cost?.split(" ") ?? []) {
    $(`.my-row [data-key="${CSS.escape(key)}"]`)?.classList.add("meant");
  }
}

for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, meant);

/** Scrolls to what can be chosen on the board when it isn't on the screen, with the two emissaries if there is room. */
function attend() {
  const frame = $("#board")?.getBoundingClientRect();
  const lit = $$("#board .lit");
  if (!frame?.height || !lit.length || "telling" in document.body.dataset) return;
  const stage = $("#board .audience:has(.lit)");
  const shown = stage && stage.offsetHeight <= frame.height ? [stage] : lit;
  const boxes = shown.map((e) => e.getBoundingClientRect());
  const top = Math.min(...boxes.map((box) => box.top)) - EDGE - frame.top;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + EDGE - frame.bottom;
  const way = top < 0 ? top : Math.min(top, Math.max(0, bottom));
  the("#board").scrollBy({ top: way, behavior: still.matches ? "auto" : "smooth" });
}

attending(attend);
const board = $("#board");
if (board) new ResizeObserver(attend).observe(board); // the companion takes its place from the board
