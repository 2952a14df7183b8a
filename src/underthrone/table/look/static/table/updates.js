// Updates: the stream says that something is new, and the page fetches its own part.

import { $, table, words } from "./dom.js";
import { trouble } from "./trouble.js";

const TOGETHER = 60; // news within so many milliseconds are fetched at once
const PATIENCE = 2000; // a connection that is back within this time was never gone for a reader
const AGAIN = 3000;

let pulling = false;
let again = false;

async function pull() {
  if (pulling) {
    again = true;
    return;
  }
  pulling = true;
  try {
    const at = table().dataset;
    const since = "ended" in at ? -1 : at.ply;
    await htmx.ajax("GET", `/t/${at.id}/now?since=${since}`, {
      source: "#table",
      target: "#table",
      swap: "outerMorph",
    });
  } finally {
    pulling = false;
    if (again) {
      again = false;
      pull();
    }
  }
}

let later = 0;

/** Fetches what is new in a moment. */
export function soon() {
  clearTimeout(later);
  later = setTimeout(pull, TOGETHER);
}

// The page itself holds the connection: no element's life decides whether it is opened or stays open.
/** @type {EventSource | null} */
let source = null;
let connected = false;
let gone = 0;

/** @param {string} url */
function connect(url) {
  source?.close();
  source = new EventSource(url);
  source.addEventListener("ply", (e) => {
    if (Number(e.data) > Number(table().dataset.ply)) soon();
  });
  for (const tick of ["chat", "seats", "presence"]) source.addEventListener(tick, soon);
  source.onopen = () => {
    clearTimeout(gone);
    if (gone) trouble("");
    if (connected) soon();
    gone = 0;
    connected = true;
  };
  source.onerror = () => {
    gone ||= setTimeout(() => trouble(words.offline), PATIENCE);
    // refused: browsers give up then
    if (source?.readyState === EventSource.CLOSED) setTimeout(() => connect(url), AGAIN);
  };
}

/** What was asked for didn't come, or took too long: nobody knows what came of it, so the page asks what is so. */
let unanswered = false;

function lost() {
  unanswered = true;
  trouble(words.offline);
  setTimeout(soon, AGAIN);
}

function found() {
  if (unanswered) trouble("");
  unanswered = false;
}

const stream = $("#stream");
if (stream) {
  const url = stream.dataset.url ?? "";
  connect(url);
  addEventListener("pageshow", (e) => {
    if (e.persisted) connect(url);
  });
  addEventListener("pagehide", () => source?.close());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) soon();
  });
  document.addEventListener("htmx:after:request", found);
  document.addEventListener("htmx:error", (e) => {
    if (/** @type {HtmxEvent} */ (e).detail?.ctx?.text === undefined) lost();
  });
  document.addEventListener("htmx:response:error", () => {
    setTimeout(() => trouble(""), 6000);
    soon();
  });
}
