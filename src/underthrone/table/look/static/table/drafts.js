// Drafts: what somebody has set and not sent (orders, cards and cubes of a payment) stays when the page changes or is
// loaded again, until it is sent or something else is asked.

import { $, table } from "./dom.js";

/** @typedef {HTMLInputElement | HTMLSelectElement} Field */
/** @typedef {Record<string, string | boolean>} Draft */

const SET = "input:not([type=hidden]), select";

const place = () => `draft ${table().dataset.id}`;
const question = () => table().dataset.question ?? "";

/** The fields of an answer, by a name of their own. @returns {[string, Field][]} */
function fields() {
  const form = $("#answer");
  if (!(form instanceof HTMLFormElement)) return [];
  const found = /** @type {Field[]} */ ([...form.elements].filter((e) => e.matches(SET)));
  return found.map((e, n) => [e.id || (ticked(e) ? `${e.name} ${e.value} ${n}` : `${e.name} ${n}`), e]);
}

/** @param {Field} field */
const ticked = (field) => ["checkbox", "radio"].includes(field.type);

/** @param {Field} field */
const state = (field) => (ticked(field) ? /** @type {HTMLInputElement} */ (field).checked : field.value);

/** @param {Field} field what the server drew */
function drawn(field) {
  if (field instanceof HTMLInputElement) return ticked(field) ? field.defaultChecked : field.defaultValue;
  return ([...field.options].find((one) => one.defaultSelected) ?? field.options[0])?.value;
}

/** Writes down what is set. */
function keep() {
  /** @type {Draft} */
  const draft = {};
  for (const [name, field] of fields()) if (state(field) !== drawn(field)) draft[name] = state(field);
  try {
    sessionStorage.setItem(place(), JSON.stringify({ question: question(), draft }));
  } catch {
    // a browser that keeps nothing
  }
}

/** Forgets it. */
function drop() {
  sessionStorage.removeItem(place());
}

/** Sets what was set, if the same is asked. */
export function restore() {
  /** @type {{question?: string, draft?: Draft}} */
  let kept = {};
  try {
    kept = JSON.parse(sessionStorage.getItem(place()) ?? "{}");
  } catch {
    return;
  }
  if (!kept.draft || !question() || kept.question !== question()) return;
  for (const [name, field] of fields()) {
    const value = kept.draft[name];
    if (value === undefined || value === state(field)) continue;
    if (ticked(field)) /** @type {HTMLInputElement} */ (field).checked = Boolean(value);
    else field.value = String(value);
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

for (const kind of ["input", "change"]) {
  document.addEventListener(kind, (e) => {
    const field = e.target;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
    if (field.form?.id === "answer") keep();
  });
}
// what is sent is no draft any more, unless it is refused; what is set while it is on its way is the next one
document.addEventListener("submit", (e) => {
  if (e.target instanceof Element && e.target.id === "answer") drop();
});
document.addEventListener("htmx:after:request", (e) => {
  const ctx = /** @type {HtmxEvent} */ (e).detail?.ctx;
  if (ctx?.sourceElement?.id === "answer" && (ctx.response?.status ?? 500) >= 400) keep();
});
// after whatever a board does with its own fields
document.addEventListener("shown", () => queueMicrotask(restore));
