// What every script of the table uses: elements by selector, pieces by their data-key, words, where something is.

/** @typedef {Document | DocumentFragment | Element} Place */

/**
 * The first element that a selector finds.
 * @param {string} what
 * @param {Place} [where]
 */
export const $ = (what, where = document) => /** @type {HTMLElement | null} */ (where.querySelector(what));

/**
 * All elements that a selector finds.
 * @param {string} what
 * @param {Place} [where]
 */
export const $$ = (what, where = document) => /** @type {HTMLElement[]} */ ([...where.querySelectorAll(what)]);

/**
 * An element that the page always has.
 * @param {string} what
 * @param {Place} [where]
 */
export function the(what, where = document) {
  const found = $(what, where);
  if (!found) throw new Error(`there is no ${what}`);
  return found;
}

/** The part of the page that changes; its data say which table, which ply. */
export const table = () => the("#table");

/** Sentences that scripts say. @type {Record<string, string>} */
export const words = JSON.parse(document.body.dataset.words ?? "{}");

/** No motion is wanted. */
export const still = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * The element in or around an event's target that a selector finds.
 * @param {Event} e
 * @param {string} what
 */
export const around = (e, what) =>
  e.target instanceof Element ? /** @type {HTMLElement | null} */ (e.target.closest(what)) : null;

/**
 * Where an element is on the screen; nothing when it isn't to be seen.
 * @param {Element} e
 */
export function place(e) {
  const box = e.checkVisibility() ? e.getBoundingClientRect() : null;
  return box?.width ? box : null;
}

/**
 * The pieces with a key.
 * @param {string} key
 */
export const pieces = (key) => $$(`#table [data-key~="${CSS.escape(key)}"]`);

/**
 * An icon of the sprite.
 * @param {string} name
 */
export function icon(name) {
  const sprite = the(".brand use").getAttribute("href")?.split("#")[0];
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `${sprite}#${name}`);
  svg.append(use);
  return svg;
}

/**
 * A paragraph.
 * @param {string} sentence
 * @param {string} [kind]
 */
export function paragraph(sentence, kind = "") {
  const p = document.createElement("p");
  if (kind) p.className = kind;
  p.textContent = sentence;
  return p;
}

/**
 * Some time.
 * @param {number} ms
 * @returns {Promise<void>}
 */
export const wait = (ms) => new Promise((done) => setTimeout(done, ms));
