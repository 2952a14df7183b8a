// What the orders of the plan would do: the server asks the game, and each wheel tells it.

import { $, $$, icon, the } from "../../table/dom.js";
import { home, steps } from "./plan.js";

/** @typedef {{city: number, works: boolean, words: string}} Told */

let asked = 0;
let soon = 0;
/** @type {string | null} the plan that the sentence below the wheels is about */
let about = null;

/** All wheels, as a word. */
const plan = () =>
  steps()
    .map((step) => step.what)
    .join();

/** Asks anew, once for all that changes now. */
export function foretell() {
  clearTimeout(soon);
  soon = setTimeout(ask);
}

/** What comes for an older plan is left; what was said of this one stays, also when the table changes around it. */
async function ask() {
  const url = $("#answer")?.dataset.foretell ?? home()?.dataset.foretell; // a lesson has its own
  const all = steps();
  const first = all.findIndex((step) => !step.what);
  const moves = all.slice(0, first < 0 ? all.length : first).map((step) => `move=${step.move}`);
  const mine = ++asked;
  if (about !== plan()) {
    say("");
    about = null;
  }
  tell([]);
  if (!url || !moves.length) return;
  const answer = await fetch(`${url}${url.includes("?") ? "&" : "?"}${moves.join("&")}`).catch(() => null);
  const told = answer?.ok ? await answer.json() : null;
  if (mine === asked && told) tell(told);
}

/**
 * Puts the words at the wheels and marks what can't work, there and on the map; the last of them is said.
 * @param {Told[]} told
 */
function tell(told) {
  $$("#wheels .wheel").forEach((wheel, k) => {
    const one = told[k];
    const fate = the(".fate", wheel);
    fate.classList.toggle("bad", one?.works === false);
    fate.replaceChildren(...(one?.works === false ? [icon("hazard-sign")] : []), one?.words ?? "");
    $(`#route [data-order="${k + 1}"]`)?.classList.toggle("bad", one?.works === false);
  });
  const last = told.findIndex((one) => !one.works);
  const k = last < 0 ? told.length - 1 : last;
  if (told.length && about !== plan()) say(`${k + 1}. ${told[k].words}`, !told[k].works);
}

/**
 * A sentence below the wheels.
 * @param {string} sentence
 * @param {boolean} [bad]
 */
export function say(sentence, bad = false) {
  const said = $("#plan-said");
  if (!said) return;
  about = plan();
  said.textContent = sentence;
  said.classList.toggle("bad", bad);
}
