// "What can happen now?": the guide's words for the open question.

import { paragraph, the, words } from "./dom.js";
import { nowAsked } from "./guidebook.js";

/** Opens the panel. */
export async function happen() {
  const home = /** @type {HTMLDialogElement} */ (the("#happen"));
  const part = /** @type {HTMLElement | undefined} */ ((await nowAsked())?.cloneNode(true));
  part?.removeAttribute("id");
  for (const link of part?.querySelectorAll("a") ?? []) link.target = "_blank";
  the(".content", home).replaceChildren(part ?? paragraph(words["what-now-none"]));
  if (!home.open) home.showModal();
}
