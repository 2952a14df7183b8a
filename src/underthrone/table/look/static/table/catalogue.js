// The cards of the game in the open: their text is on the page of all cards, fetched once.

import { $, $$, table } from "./dom.js";

/** @type {Promise<Map<string, HTMLElement | null>> | null} */
let catalogue = null;

/**
 * A copy of what is known of a card.
 * @param {string} id
 * @returns {Promise<HTMLElement | undefined>}
 */
export async function about(id) {
  catalogue ||= fetched().catch(() => {
    catalogue = null;
    return new Map();
  });
  const card = (await catalogue).get(id);
  return card ? /** @type {HTMLElement} */ (card.cloneNode(true)) : undefined;
}

async function fetched() {
  const answer = await fetch(table().dataset.cards ?? "");
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  /** @type {Map<string, HTMLElement | null>} */
  const found = new Map($$(".gallery > li", page).map((li) => [li.id, $(".about", li)]));
  return found;
}

const idle = window.requestIdleCallback ?? setTimeout;
idle(() => {
  if ($("[data-card]")) about("");
});
