// Keys: arrows walk through what can be chosen, letters do what buttons do.

import { keys, large } from "./dialogs.js";
import { $, $$, around, place, table } from "./dom.js";
import { talk } from "./dress.js";
import { happen } from "./happen.js";
import { hush, pause, stepOn } from "./herald.js";
import { go } from "./replay.js";
import { askNext } from "./things.js";
import { hide } from "./tips.js";

/** @type {Record<string, [number, number]>} */
const TOWARDS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @type {Record<string, () => void>} */
const LETTERS = {
  i: () => {
    const piece = document.activeElement?.closest("[data-card]");
    if (piece instanceof HTMLElement) large(piece);
  },
  h: happen,
  q: askNext,
  u: () => $("#undo")?.click(),
  l: () => talk(document.body.dataset.talk === "chat" ? "log" : "chat"),
  p: pause,
  n: stepOn,
  "?": keys,
};

document.addEventListener("keydown", (e) => {
  if (e.key === "Escape") {
    hush();
    hide();
    $("#menu")?.removeAttribute("open");
    return;
  }
  const typing = e.target instanceof Element && e.target.matches("input, textarea, select");
  if (e.ctrlKey || e.metaKey || e.altKey || typing || $("dialog[open]")) return;
  const towards = TOWARDS[e.key];
  if (towards && !around(e, ".log, .chat")) {
    e.preventDefault();
    step(...towards);
  } else LETTERS[e.key.toLowerCase()]?.();
});

/**
 * The focus goes to the nearest thing that can be chosen in a direction; in a replay, a moment on or back.
 * @param {number} dx
 * @param {number} dy
 */
function step(dx, dy) {
  const all = $$("#table .lit, #table .picked").filter(place);
  const from = all.find((e) => e === document.activeElement);
  if (!all.length) {
    if (table().hasAttribute("data-replay") && dx) go(Number(table().dataset.ply) + dx);
  } else if (!from) all[0].focus();
  else {
    const next = nearest(from, all, dx, dy) ?? all[(all.indexOf(from) + dx + dy + all.length) % all.length];
    next.focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

/**
 * @param {HTMLElement} from
 * @param {HTMLElement[]} all
 * @param {number} dx
 * @param {number} dy
 */
function nearest(from, all, dx, dy) {
  const a = from.getBoundingClientRect();
  let best = null;
  let least = Number.POSITIVE_INFINITY;
  for (const e of all) {
    const b = e.getBoundingClientRect();
    const x = b.left + b.width / 2 - a.left - a.width / 2;
    const y = b.top + b.height / 2 - a.top - a.height / 2;
    const along = x * dx + y * dy;
    const far = along + 2 * (Math.abs(x * dy) + Math.abs(y * dx));
    if (e !== from && along > 4 && far < least) {
      least = far;
      best = e;
    }
  }
  return best;
}
