// After every change: title, tabs, the end of the log, the clock, and a notice when it is my turn.

import { badge } from "./badge.js";
import { $, $$, table, the, words } from "./dom.js";

const MEANT = 400; // milliseconds after a wheel, finger or key during which scrolling is the reader's own

const DOCK_SHARE = 0.42; // of the window, for the dock

/** @type {boolean | null} */
let mine = null;
let meant = 0;
/** @type {Set<string>} a reader who has scrolled up in the log stays there */
const above = new Set();

for (const by of ["wheel", "touchmove", "keydown", "pointerdown"]) {
  const touched = () => {
    meant = performance.now();
  };
  document.addEventListener(by, touched, { capture: true, passive: true });
}
document.addEventListener(
  "scroll",
  (e) => {
    const part = e.target instanceof HTMLElement ? e.target : null; // a page that changes its shape scrolls too
    if (!part || !["log", "chat"].includes(part.id) || performance.now() - meant >= MEANT) return;
    if (part.scrollHeight - part.scrollTop - part.clientHeight > 40) above.add(part.id);
    else above.delete(part.id);
  },
  true,
);

/** Log or chat. @param {string} which */
export function talk(which) {
  document.body.dataset.talk = which;
  dress();
}

/** The end of log and chat is to be seen, unless the reader has scrolled up. */
export function toEnd() {
  for (const id of ["log", "chat"]) {
    const part = $(`#${id}`);
    if (part && !above.has(id)) part.scrollTop = part.scrollHeight;
  }
}

/** @type {[number, number]} how wide the window is, and how high the dock was at most */
let dock = [0, 0];

/**
 * The dock never becomes lower before the end, so that the board above it keeps its size from one question to the next.
 * Where a board says how high it is (--dock), what rarely needs more gives it back.
 */
function settle() {
  const part = $("#dock");
  if (!part || $("details[open]", part)) return;
  const over = table().classList.contains("over") && !$("[data-held]");
  const said = getComputedStyle(part).getPropertyValue("--dock").trim();
  if (over || said || dock[0] !== innerWidth) {
    dock = [innerWidth, 0];
    part.style.minHeight = "";
  }
  if (over || said) return;
  dock[1] = Math.max(dock[1], Math.min(part.offsetHeight, innerHeight * DOCK_SHARE));
  part.style.minHeight = `${dock[1]}px`;
}

/** Makes everything around the board fit. */
export function dress() {
  const at = table().dataset;
  badge();
  for (const a of $$("[data-tab-to]")) {
    a.setAttribute("aria-current", String(a.dataset.tabTo === (document.body.dataset.tab || "board")));
  }
  for (const id of ["log", "chat"]) {
    $(`#head-${id}`)?.setAttribute("aria-selected", String((document.body.dataset.talk || "log") === id));
  }
  toEnd();
  settle();
  const turn = "myTurn" in at;
  if (turn && mine === false && document.hidden && localStorage.getItem("notify")) notice(at);
  mine = turn;
  tick();
}

/** @param {DOMStringMap} at */
function notice(at) {
  try {
    const icon = /** @type {HTMLLinkElement} */ (the("link[rel=icon]")).href;
    const note = new Notification(words["your-turn"], { body: at.title?.replace("● ", ""), icon, tag: at.id });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // some phones have none without a service worker: the title says it
  }
}

function tick() {
  for (const clock of $$(".clock")) {
    const s = Math.max(0, Math.floor(Date.now() / 1000 - Number(clock.dataset.since)));
    clock.textContent = `${Math.floor(s / 60)}:${String(s % 60).padStart(2, "0")}`;
  }
}

setInterval(tick, 1000);
addEventListener("resize", dress);
document.addEventListener("shown", dress);
