// Around every change of the page: what was where, what is new, what the reader was at.

import { $, $$, pieces, still, table, the } from "./dom.js";
import { dress } from "./dress.js";
import { herald, leads, news, recall, untold } from "./herald.js";
import { hold, remember, walking } from "./holding.js";
import { places, rewind, travel } from "./motion.js";
import { compare, look } from "./steady.js";
import { rest } from "./tips.js";

/** @type {import("./motion.js").Places | null} */
let before = null;
/** @type {string | null} the id or key of what had the focus */
let focus = null;
let ply = table().dataset.ply;

document.addEventListener("htmx:before:swap", (e) => {
  if (overtaken(/** @type {HtmxEvent} */ (e).detail?.ctx?.text ?? "")) {
    e.preventDefault();
    return;
  }
  before = places();
  const active = document.activeElement;
  focus = active?.id || /** @type {HTMLElement | null} */ (active?.closest("[data-key]") ?? null)?.dataset.key || null;
  look();
  remember();
  rest();
});

/**
 * Whether a part of the page is older than what is shown.
 * @param {string} html
 */
function overtaken(html) {
  const found = /id="table"[^>]* data-ply="(\d+)"/.exec(html);
  return found && !("replay" in table().dataset) && Number(found[1]) < Number(table().dataset.ply);
}

document.addEventListener("htmx:after:swap", (e) => {
  const ctx = /** @type {HtmxEvent} */ (e).detail?.ctx;
  if (ctx?.target?.id === "trouble" || !before) return;
  if (ctx?.sourceElement?.matches(".chat-form")) /** @type {HTMLInputElement} */ (the("#chat-text")).value = "";
  recall();
  const was = before;
  before = null;
  const items = news();
  if (ply !== table().dataset.ply) {
    ply = table().dataset.ply;
    rewind();
  }
  if (!still.matches) {
    const telling = [...untold(), ...items];
    if (leads() && (telling.length || "telling" in document.body.dataset)) hold(telling, was);
    for (const piece of $$("#table [data-key]")) if (!walking(piece.dataset.key ?? "")) travel(piece, was);
  }
  herald(items);
  compare();
  refocus();
  dress();
  if (!$("[data-held]")) document.dispatchEvent(new CustomEvent("shown"));
});
document.addEventListener("herald-rests", refocus);

function refocus() {
  if (!focus || document.activeElement !== document.body) return;
  const found = $(`#${CSS.escape(focus)}`) ?? pieces(focus)[0];
  document.body.dataset.refocus = ""; // nobody has moved
  found?.focus({ preventScroll: true });
  delete document.body.dataset.refocus;
}

// what a person has opened stays open when the page changes around it, and what is being sent is shown as such
window.htmx?.registerExtension("kept", {
  htmx_before_morph_attr: (e, detail) =>
    !(detail.attrName === "open" && e.matches("details, dialog")) &&
    !(detail.attrName === "class" && e.matches(".htmx-request")),
});
