// After every change: title, tabs, the end of the log, the clock, and a notice when it is my turn.

import { $, $$, table, the, words } from "./dom.js";

const MEANT = 400; // milliseconds after a wheel, finger or key during which scrolling is the reader's own

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

/** Makes everything around the board fit. */
export function dress() {
  const at = table().dataset;
  document.title = at.title ?? "";
  for (const a of $$("[data-tab-to]")) {
    a.setAttribute("aria-current", String(a.dataset.tabTo === (document.body.dataset.tab || "board")));
  }
  for (const id of ["log", "chat"]) {
    $(`#head-${id}`)?.setAttribute("aria-selected", String((document.body.dataset.talk || "log") === id));
    const part = $(`#${id}`);
    if (part && !above.has(id)) part.scrollTop = part.scrollHeight;
  }
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
