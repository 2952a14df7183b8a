// Turning the wheels; what was turned and not sealed stays when the page changes.

import { $, $$, around } from "../../table/dom.js";
import { follow } from "./enlarged.js";
import { show } from "./route.js";

/** @type {{year?: string, values?: Map<string, string>}} what I have turned and not sealed */
let turned = {};

/** @param {HTMLElement} home */
const selects = (home) => /** @type {HTMLSelectElement[]} */ ($$("select", home));

document.addEventListener("change", (e) => {
  const home = around(e, "#wheels");
  if (!home) return;
  turned = { year: home.dataset.year, values: new Map(selects(home).map((select) => [select.id, select.value])) };
  show();
  follow();
});

document.addEventListener("click", (e) => {
  const land = around(e, "[data-press]");
  const dial = around(e, ".dial");
  if (land) {
    $(`[data-key="${land.dataset.press}"]`)?.click();
    return;
  }
  const select = /** @type {HTMLSelectElement | null} */ (dial?.parentElement?.querySelector("select") ?? null);
  if (!select) return;
  const options = [...select.options];
  const notch = around(e, "[data-turn]")?.dataset.turn;
  const next = options[(select.selectedIndex % (options.length - 1)) + 1]; // in its middle a wheel turns by one
  select.value = (notch ? options.find((option) => option.dataset.order === notch) : next)?.value ?? "";
  select.dispatchEvent(new Event("change", { bubbles: true }));
});

document.addEventListener("htmx:after:swap", () => {
  const home = $("#wheels");
  const kept = home && turned.year === home.dataset.year ? turned.values : undefined; // a new year begins unset
  for (const select of home ? selects(home) : []) {
    const sealed = [...select.options].find((option) => option.defaultSelected)?.value;
    select.value = kept?.get(select.id) ?? sealed ?? "";
  }
  show();
});

show();
