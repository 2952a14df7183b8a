// The companion of a first game: says what matters at a kind of decision the first time that it comes, points at the
// pieces, and goes when it is sent away. All that stays in this browser.

import { guiding, kept, remember } from "../learn/learned.js";
import { $, icon, paragraph, table, words } from "./dom.js";
import { guidebook, nowAsked } from "./guidebook.js";
import { point } from "./pointing.js";
import { say } from "./trouble.js";

const game = table().dataset.game ?? "";
const told = new Set(kept(`told ${game}`));
let shown = "";

/** @param {string} question */
function learnt(question) {
  told.add(question);
  remember(`told ${game}`, [...told]);
}

/** @param {string} label @param {() => void} does */
function button(label, does) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "button small";
  made.textContent = label;
  made.onclick = does;
  return made;
}

function rest() {
  shown = "";
  point("");
  const home = $("#companion");
  if (home) home.hidden = true;
}

/**
 * @param {HTMLElement} home
 * @param {string} heading
 * @param {string} sentence
 * @param {HTMLElement[]} acts
 */
function tell(home, heading, sentence, acts) {
  const row = document.createElement("p");
  const name = document.createElement("b");
  const says = paragraph(` ${sentence}`, "says");
  row.className = "row";
  row.append(...acts);
  name.textContent = heading;
  says.prepend(name);
  home.replaceChildren(icon("light-bulb"), says, row);
  home.hidden = false;
}

/** Before the first decision it says that it is there, and what of the game is ours. */
async function greet() {
  const { ours } = await guidebook();
  const home = $("#companion");
  if (home && !home.firstChild) tell(home, words["companion-hello"], ours, [away()]);
}

const away = () =>
  button(words["companion-away"], () => {
    remember(`guide ${game}`, ["off"]);
    rest();
  });

async function look() {
  const at = table().dataset;
  const question = at.asked ?? "";
  const wanted = "myTurn" in at && guiding(game) && !told.has(question);
  if (!wanted) {
    if (shown && shown !== question) rest();
    if (guiding(game) && !told.size) greet();
    return;
  }
  const part = await nowAsked();
  const home = $("#companion");
  if (!part || !home || shown === question || table().dataset.asked !== question) return;
  shown = question;
  const understood = button(words["companion-got-it"], () => {
    learnt(question);
    rest();
  });
  tell(home, $("h2", part)?.textContent ?? "", $(".says", part)?.textContent ?? "", [understood, away()]);
  point(part.dataset.point ?? "");
}

/** Who sent the guide away, or has heard everything, gets it back. */
export function bringGuide() {
  remember(`guide ${game}`, ["on"]);
  told.clear();
  remember(`told ${game}`, []);
  shown = "";
  $("#menu")?.removeAttribute("open");
  say(words["companion-back"]);
  look();
}

/** What was answered was understood. */
document.addEventListener("htmx:before:request", (e) => {
  const form = /** @type {HtmxEvent} */ (e).detail?.ctx?.sourceElement;
  if (form?.id !== "answer" || !shown) return;
  learnt(shown);
  rest();
});

if ($("#companion") || table().classList.contains("gathering")) {
  look();
  for (const changed of ["htmx:after:swap", "shown"]) document.addEventListener(changed, look);
  const primer = $("#primer");
  if (primer && guiding(game) && !kept(`primer ${game}`).length) {
    remember(`primer ${game}`, ["seen"]);
    primer.showPopover();
  }
}
