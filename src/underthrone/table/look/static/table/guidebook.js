// The game's guide: what matters at each decision, and what everything on the board is. Fetched once, when wanted.

import { $, $$, table } from "./dom.js";

/** @typedef {{on: string, name: string, says: string}} Thing */
/** @typedef {{asked: Map<string, HTMLElement>, things: Thing[], ours: string}} Guidebook */

/** @type {Promise<Guidebook> | null} */
let book = null;

/** @returns {Promise<Guidebook>} */
export function guidebook() {
  book ||= fetched().catch(() => {
    book = null;
    return { asked: new Map(), things: [], ours: "" };
  });
  return book;
}

async function fetched() {
  const answer = await fetch(`/learn/${table().dataset.game}/guide`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  /** @type {Map<string, HTMLElement>} */
  const asked = new Map($$(".asked", page).map((part) => [part.id, part]));
  const things = $$("[data-on]", page).map((part) => ({
    on: part.dataset.on ?? "",
    name: $("dt", part)?.textContent?.trim() ?? "",
    says: $("dd", part)?.textContent?.trim() ?? "",
  }));
  return { asked, things, ours: $(".ours", page)?.textContent?.trim() ?? "" };
}

/**
 * What the open question is about.
 * @returns {Promise<HTMLElement | undefined>}
 */
export async function nowAsked() {
  return (await guidebook()).asked.get(table().dataset.asked ?? "");
}

const idle = window.requestIdleCallback ?? setTimeout;
idle(() => guidebook());
