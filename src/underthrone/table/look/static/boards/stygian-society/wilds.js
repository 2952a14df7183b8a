// A target goes with the wild cubes that are set before it is chosen.

import { $$, table } from "../../table/dom.js";

/** @type {{ ply: string | undefined, moves: string }} what the reader has set, as long as it is asked */
let chosen = { ply: undefined, moves: "" };

/** What is set goes with every target; what was proposed, unless the reader has set something else. */
function set() {
  const wilds = /** @type {HTMLInputElement[]} */ ($$(".wilds input"));
  const mine = chosen.ply === table().dataset.ply && wilds.find((wild) => wild.value === chosen.moves);
  const wild = mine || wilds[0];
  if (!wild) return;
  wild.checked = true;
  for (const foe of /** @type {HTMLButtonElement[]} */ ($$("button.foe.lit"))) {
    foe.value = `${foe.value.split(" ")[0]} ${wild.value}`;
  }
}

document.addEventListener("change", (e) => {
  if (!(e.target instanceof HTMLInputElement) || !e.target.matches(".wilds input")) return;
  chosen = { ply: table().dataset.ply, moves: e.target.value };
  set();
});
document.addEventListener("htmx:after:swap", set);

set();
