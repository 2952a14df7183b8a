// Turning the wheels. What was turned and not sealed is a draft: the table's scripts keep it.

import { around } from "../../table/dom.js";
import { cut } from "./dials.js";
import { follow } from "./enlarged.js";
import { home, list, turn, wheels } from "./plan.js";
import { show } from "./route.js";

document.addEventListener("change", (e) => {
  if (!around(e, "#wheels")) return;
  show();
  follow();
});

document.addEventListener("click", (e) => {
  const wheel = around(e, "#wheels .wheel");
  const select = wheel && list(wheel);
  if (!select || !around(e, ".dial, [data-spin]")) return;
  const notch = around(e, "[data-turn]")?.dataset.turn;
  const next = select.options[(select.selectedIndex + 1) % select.options.length]; // a touch turns it by one
  turn(wheel, notch ?? next.dataset.order ?? "");
});

/** As the page came: the wheels as they were sealed, or unset. */
function begin() {
  cut();
  for (const wheel of wheels()) {
    const select = list(wheel);
    const sealed = select && [...select.options].find((option) => option.defaultSelected)?.value;
    if (select) select.value = sealed ?? "";
  }
  show();
}

document.addEventListener("shown", begin);
cut();
if (home()) show();
