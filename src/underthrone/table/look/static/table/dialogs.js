// Dialogs: a card in the open, and "are you sure?" before a choice where a slip would hurt.

import { about } from "./catalogue.js";
import { $, paragraph, the, words } from "./dom.js";
import { hide } from "./tips.js";

const dialog = (/** @type {string} */ id) => /** @type {HTMLDialogElement} */ (the(id));

/** The keys that can be used. */
export const keys = () => dialog("#keys").showModal();

/**
 * A card in the open, with its choice.
 * @param {HTMLElement} piece
 */
export async function large(piece) {
  hide();
  const card = await about(piece.dataset.card ?? "");
  if (!card) return;
  if (piece.dataset.why) the(".facts", card).prepend(paragraph(piece.dataset.why, "notice"));
  const home = dialog("#large");
  the(".content", home).replaceChildren(card);
  const act = the(".act", home);
  act.hidden = !(piece instanceof HTMLButtonElement);
  if (piece instanceof HTMLButtonElement) {
    act.textContent = (piece.value && $(`#prompt button[value="${piece.value}"]`)?.textContent) || words["choose-this"];
    act.onclick = () => {
      home.close();
      sure(piece);
    };
  }
  home.showModal();
}

/**
 * Makes a choice, after a question if it has one.
 * @param {HTMLButtonElement} button
 */
export function sure(button) {
  if (!button.dataset.confirm) {
    send(button);
    return;
  }
  const home = dialog("#sure");
  the("#sure-words").textContent = button.dataset.confirm;
  the("[value=yes]", home).onclick = () => {
    home.close();
    send(button);
  };
  home.showModal();
}

/**
 * The page may have changed around an open dialog: the same choice counts, if it is still there.
 * @param {HTMLButtonElement} button
 */
function send(button) {
  const again = $(`#table button[name=move][value="${button.value}"]`);
  const now = button.isConnected ? button : /** @type {HTMLButtonElement | null} */ (again);
  now?.form?.requestSubmit(now);
}
