// What lies in the cities as a list, where the map has no room for names: it is copied from the map, and so follows the
// telling as the map does.

import { $, $$, the } from "../../table/dom.js";

/** @param {HTMLElement} shield on the map */
function row(shield) {
  const place = the(".down > .name", /** @type {Element} */ (shield.closest(".across"))).cloneNode(true);
  const wax = document.createElement("b");
  const copy = /** @type {HTMLElement} */ (shield.cloneNode(true));
  const li = document.createElement("li");
  /** @type {Element} */ (place).className = "place";
  wax.className = "wax";
  wax.textContent = shield.closest("[data-key]")?.getAttribute("data-key")?.replace("tile-", "") ?? "";
  copy.prepend(wax);
  li.append(place, copy);
  return li;
}

function fill() {
  $("#lying ul")?.replaceChildren(...$$(".cities .lie > .shield").map(row));
}

for (const told of ["herald", "shown"]) document.addEventListener(told, fill);
