// Updates: the stream says what is new, and the page asks until it shows it. Nothing that gets lost on the way stops
// it: a stream that is silent is opened anew, a question that isn't answered is asked again.

import { $, table, wait, words } from "./dom.js";
import { passes, trouble } from "./trouble.js";

const TOGETHER = 60; // news within so many milliseconds are fetched at once
const PATIENCE = 2000; // a connection that is back within this time was never gone for a reader
const AGAIN = 1000; // from one try to the next
const QUIET = 2500; // a stream speaks every two seconds while something happens: who hears nothing asks
const IDLE = 6000; // and every five seconds later
const HAPPENS_FOR = 50_000;
const SILENT = 12_000; // a stream that says nothing for so long is dead
const ANSWERED = 8000; // within which an answer must come
const REFUSED_FOR = 6000; // the server's refusal is read by then

/** @type {EventSource | null} */
let source = null;
let heard = performance.now(); // when the stream last spoke
let moved = heard; // when something last happened
let quiet = QUIET; // a server that is late isn't asked more and more
let told = Number(table().dataset.ply); // the last ply that the server spoke of
let changed = false; // there is something new beside answers
let asking = false;
let failed = false; // what the page asked for last didn't come: that the stream still speaks doesn't help then
let asked = 0; // when the page last asked
let later = 0;
let gone = 0;
let said = false;

/** Fetches what is new in a moment. */
export function soon() {
  changed = true;
  pullIn(TOGETHER);
}

/** There is one next time, whoever wants it: a server in trouble isn't asked more and more. @param {number} ms */
function pullIn(ms) {
  clearTimeout(later);
  later = setTimeout(pull, ms);
}

const behind = () => changed || told > Number(table().dataset.ply);

/** Asks for the part that changes, and once more if something came meanwhile. */
async function pull() {
  if (asking && performance.now() - asked < ANSWERED + AGAIN) return; // one that hangs longer is given up
  asking = true;
  asked = performance.now();
  changed = false;
  const before = table().dataset.ply;
  try {
    await show();
  } catch {
    changed = true;
    failed = true;
    lost();
  } finally {
    asking = false;
  }
  if (behind()) pullIn(before === table().dataset.ply ? AGAIN : TOGETHER);
}

async function show() {
  const at = table().dataset;
  const since = "ended" in at ? -1 : at.ply;
  const answer = await fetch(`/t/${at.id}/now?since=${since}`, {
    headers: { "HX-Request": "true" },
    signal: AbortSignal.timeout(ANSWERED),
  });
  if (answer.status >= 500) throw new Error(String(answer.status));
  failed = false;
  if (answer.status !== 200) {
    if (answer.status >= 400) await wait(SILENT); // the table is gone, or we ask too often
    return;
  }
  const text = await answer.text();
  alive();
  await htmx.swap({ sourceElement: table(), target: table(), swap: "outerMorph", text });
}

/** The stream has spoken. */
function sign() {
  heard = performance.now();
  quiet = QUIET;
  if (!failed) alive();
}

/** The server has given a sign of life. */
function alive() {
  clearTimeout(gone);
  gone = 0;
  if (said) trouble("");
  said = false;
}

/** Something didn't come; if nothing else does for a while, it is said. */
function lost() {
  gone ||= setTimeout(() => {
    said = true;
    trouble(words.offline);
  }, PATIENCE);
}

/** @param {string} url */
function connect(url) {
  source?.close();
  const mine = new EventSource(url);
  source = mine;
  mine.addEventListener("ply", (e) => {
    sign();
    if (Number(e.data) > told) moved = heard;
    told = Math.max(told, Number(e.data));
    if (told > Number(table().dataset.ply) && !asking) soon();
  });
  for (const tick of ["chat", "seats", "presence"]) {
    mine.addEventListener(tick, () => {
      sign();
      soon();
    });
  }
  mine.onopen = () => {
    sign();
    soon(); // whatever was said while nobody listened
  };
  mine.onerror = () => {
    lost();
    // refused: browsers give up then
    if (mine.readyState === EventSource.CLOSED) setTimeout(() => source === mine && connect(url), 3 * AGAIN);
  };
}

/** Twice a second: is what is shown what was told, and does anybody still speak? @param {string} url */
function watch(url) {
  const now = performance.now();
  if (now - heard > SILENT) {
    heard = now;
    lost();
    connect(url);
    soon();
  } else if (behind()) {
    if (now - asked > AGAIN) pull();
  } else if (now - heard > Math.max(quiet, now - moved < HAPPENS_FOR ? 0 : IDLE)) doubt(url);
}

/** Nothing is heard: where does the table stand? A stream that didn't say so is opened anew. @param {string} url */
async function doubt(url) {
  quiet *= 2;
  try {
    const answer = await fetch(`/t/${table().dataset.id}/ply`, { signal: AbortSignal.timeout(ANSWERED) });
    if (!answer.ok) return;
    alive();
    told = Math.max(told, Number(await answer.text()));
    if (!behind()) return;
    connect(url);
    pull();
  } catch {
    lost();
  }
}

const stream = $("#stream");
if (stream) {
  const url = stream.dataset.url ?? "";
  const anew = () => {
    connect(url);
    soon();
  };
  connect(url);
  setInterval(watch, 500, url);
  addEventListener("pageshow", (e) => {
    if (e.persisted) anew();
  });
  addEventListener("pagehide", () => source?.close());
  addEventListener("online", anew);
  addEventListener("offline", lost);
  document.addEventListener("resume", anew); // a tab that the browser had put to sleep
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) soon();
  });
  document.addEventListener("htmx:after:request", () => {
    moved = performance.now();
    alive();
  });
  document.addEventListener("htmx:error", (e) => {
    // what was sent may count or not: the page asks what is so
    if (/** @type {HtmxEvent} */ (e).detail?.ctx?.text !== undefined) return;
    lost();
    soon();
  });
  document.addEventListener("htmx:finally:request", (e) => {
    const { response } = /** @type {HtmxEvent} */ (e).detail?.ctx ?? {};
    if (!response || response.status < 400) return;
    passes(REFUSED_FOR);
    soon();
  });
}
