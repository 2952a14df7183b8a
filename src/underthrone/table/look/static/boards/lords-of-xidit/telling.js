// While the herald tells of several things that happened to the same tile, guild or region, each is shown in turn.
// What an event changes comes as a key of its own: takes-one, takes-all, lays-mustered-012, builds-2-1, sings-2-1.

import { $, the } from "../../table/dom.js";

/** @type {Record<string, (piece: HTMLElement, how: string[]) => void>} */
const CHANGES = { takes, lays, builds, sings };

/** @param {HTMLElement} piece @param {string[]} how */
function takes(piece, [what]) {
  $(".unit", piece)?.remove();
  if (what === "all" || !$(".unit", piece)) piece.replaceChildren();
}

/** @param {HTMLElement} piece @param {string[]} how */
function lays(piece, [what, kinds]) {
  const shield = document.createElement("span");
  const units = document.createElement("span");
  shield.className = `shield ${what === "mustered" ? "recruitment" : "threat"}`;
  units.className = "units";
  for (const u of kinds) units.append(the(`.barracks .u${u}`).cloneNode(true));
  shield.append(units);
  piece.replaceChildren(shield);
}

/** @param {HTMLElement} piece @param {string[]} how */
function builds(piece, [, count]) {
  const guild = $(".guild", piece);
  for (let k = 0; guild && k < Number(count); k++) guild.append(document.createElement("i"));
}

/** @param {HTMLElement} piece @param {string[]} how */
function sings(piece, [seat, count]) {
  const bards = $(`.bard.seat-${seat} b`, piece);
  if (bards) bards.textContent = `×${Number((bards.textContent ?? "").slice(1)) + Number(count)}`;
}

document.addEventListener("herald", (e) => {
  const { keys, held } = e.detail;
  const key = keys.find((one) => held(one) && /^(tile|guild|bards)-/.test(one));
  const change = keys.find((one) => one.split("-")[0] in CHANGES);
  const piece = key ? $(`[data-key="${key}"]`) : null;
  if (!piece || !change) return;
  const [what, ...how] = change.split("-");
  CHANGES[what](piece, how);
});
