// Clicks: buttons with data-do, tabs, moments of a replay, cards, and choices that ask first.

import { bringGuide } from "./companion.js";
import { keys, large, sure } from "./dialogs.js";
import { $, around, the, words } from "./dom.js";
import { dress, talk } from "./dress.js";
import { happen } from "./happen.js";
import { hush, pause, stepOn } from "./herald.js";
import { copyLink, follow, run } from "./replay.js";
import { turn } from "./sound.js";
import { touch } from "./tips.js";
import { say } from "./trouble.js";

/** @type {Record<string, (by: HTMLElement) => void>} */
const DEEDS = {
  log: () => talk("log"),
  chat: () => {
    talk("chat");
    $("#chat-text")?.focus();
  },
  keys,
  happen,
  guide: bringGuide,
  copy,
  link: copyLink,
  notify,
  run,
  pause,
  step: stepOn,
  skip: hush,
  sound: turn,
};

/** @param {HTMLElement} by a link, or a button beside the field with the address */
async function copy(by) {
  const link = by instanceof HTMLAnchorElement ? by.href : "";
  await navigator.clipboard.writeText(link || /** @type {HTMLInputElement} */ (the(by.dataset.copy ?? "")).value);
  if (link) say(words["my-link-copied"]);
  else if (by.lastChild) by.lastChild.textContent = words.copied;
}

async function notify() {
  const may = "Notification" in window && (await Notification.requestPermission()) === "granted";
  localStorage.setItem("notify", may ? "1" : "");
  say(words[may ? "notify-on" : "notify-no"]);
}

/** @param {MouseEvent} e */
const elsewhere = (e) => e.ctrlKey || e.metaKey; // in another tab of the browser

document.addEventListener("click", (e) => {
  const touched = e instanceof PointerEvent && e.pointerType === "touch";
  const deed = around(e, "[data-do]");
  const tab = around(e, "[data-tab-to]");
  const moment = around(e, "[data-replay] .replay a[href*='/replay/'], [data-replay] .log a");
  const piece = around(e, "[data-card]");
  const asks = around(e, "button[data-confirm]");
  if (deed) {
    if (deed.matches("a")) e.preventDefault();
    DEEDS[deed.dataset.do ?? ""]?.(deed);
  } else if (around(e, "dialog [value=close]") || (e.target instanceof Element && e.target.matches("dialog"))) {
    /** @type {HTMLDialogElement | null} */ (around(e, "dialog"))?.close();
  } else if (tab) {
    e.preventDefault();
    document.body.dataset.tab = tab.dataset.tabTo;
    dress();
  } else if (moment && !elsewhere(e)) {
    e.preventDefault();
    follow(moment);
  } else if (piece && (piece.matches("a") || (touched && !piece.closest("dialog, .at-once.lit")))) {
    if (elsewhere(e)) return;
    e.preventDefault();
    large(piece);
  } else if (asks instanceof HTMLButtonElement) {
    e.preventDefault();
    sure(asks);
  } else if (touched && !around(e, "a, button, summary, input, select")) touch(e);
});
