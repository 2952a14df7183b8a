// The Audience before lies large in the middle while it is told, unless it still lies there. Whoever goes on playing
// lets it go.

import { $, around, still, the } from "../../table/dom.js";

const stage = document.body.dataset;
let enough = false;

function close() {
  delete stage.past;
}

/**
 * @param {string} where
 * @param {string[]} keys
 */
const lies = (where, keys) => keys.some((key) => $(`${where} [data-key~="${CSS.escape(key)}"]`));

document.addEventListener("herald", (e) => {
  if (e.detail.kind === "audience-began") close();
  else if (!still.matches && !enough && lies(".past", e.detail.keys) && !lies(".audience", e.detail.keys)) {
    stage.past = "large";
  }
});
document.addEventListener("herald-rests", () => {
  enough = false;
  close();
});
document.addEventListener("focusin", (e) => {
  if (!("past" in stage) || "refocus" in stage || !around(e, ".audience, .prompt, .mine")) return;
  enough = true;
  close();
});
document.addEventListener(
  "click",
  (e) => {
    if (!("past" in stage) || !around(e, ".past")) return;
    e.preventDefault();
    e.stopPropagation();
    the("[data-do=skip]").click();
  },
  true,
);
