// Chat: what was said and not read yet is counted, said for a moment in the bar, and can be heard ("sound").

import { $, $$, table } from "./dom.js";
import { talk } from "./dress.js";

const SAID_FOR = 6000;

const key = `read ${table().dataset.id}`;
let read = Number(localStorage.getItem(key) ?? 0);
let known = 0;
let silence = 0;

const lines = () => $$("#chat [data-number]");
/** @param {HTMLElement} line */
const number = (line) => Number(line.dataset.number);

/** The chat is on the screen, and somebody looks. */
function looking() {
  const box = $("#chat")?.checkVisibility() ? $("#chat")?.getBoundingClientRect() : null;
  return !!box && !document.hidden && box.top < innerHeight && box.bottom > 0;
}

/** Counts what is new. */
function count() {
  const all = lines();
  if (looking() && all.length) {
    read = Math.max(read, number(all[all.length - 1]));
    localStorage.setItem(key, String(read));
    hush();
  }
  const unread = all.filter((line) => number(line) > read && !("mine" in line.dataset)).length;
  for (const mark of $$(".unread")) {
    mark.hidden = !unread;
    mark.textContent = String(unread);
  }
}

/** Says the newest line of somebody else, where it covers nothing. */
function say() {
  const all = lines();
  const fresh = all.filter((line) => number(line) > known && !("mine" in line.dataset));
  known = Math.max(known, ...all.map(number));
  const line = fresh.pop();
  if (!line) return;
  document.dispatchEvent(new CustomEvent("sound", { detail: "chat" }));
  const home = $("#said");
  if (!home || looking()) return;
  const who = document.createElement("b");
  who.textContent = $(":scope > b", line)?.textContent ?? "";
  home.replaceChildren(who, ` ${$(".text", line)?.textContent ?? ""}`);
  home.dataset.speaker = line.dataset.seat ?? "";
  speaks();
  clearTimeout(silence);
  silence = setTimeout(hush, SAID_FOR);
}

/** The seat of who speaks is marked. */
function speaks() {
  const speaker = $("#said")?.textContent ? $("#said")?.dataset.speaker : "";
  for (const player of $$(".player")) player.classList.toggle("speaks", player.dataset.key === `seat-${speaker}`);
}

function hush() {
  $("#said")?.replaceChildren();
  speaks();
}

$("#table")?.parentElement?.addEventListener("click", (e) => {
  if (!(e.target instanceof Element && e.target.closest("#said")?.textContent)) return;
  document.body.dataset.tab = "log";
  talk("chat");
  count();
});
known = Math.max(0, ...lines().map(number));
setTimeout(count); // once the page is dressed: before that everything seems to be looked at
document.addEventListener("htmx:after:swap", () => {
  say();
  speaks();
  count();
});
for (const by of ["click", "keyup", "visibilitychange", "scroll"]) {
  document.addEventListener(by, count, { passive: true, capture: by === "scroll" });
}
