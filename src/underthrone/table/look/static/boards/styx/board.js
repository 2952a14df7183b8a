// STYX: the Audience that is over comes back large while the herald tells how it went; a bid shows what it would cost.

import "./past.js";
import { $, $$, around } from "../../table/dom.js";

/** @param {Event} e */
function meant(e) {
  const bid = around(e, "[data-cost]");
  for (const card of $$(".my-row .meant")) card.classList.remove("meant");
  for (const key of bid?.dataset.cost?.split(" ") ?? []) {
    $(`.my-row [data-key="${CSS.escape(key)}"]`)?.classList.add("meant");
  }
}

for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, meant);
