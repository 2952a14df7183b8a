// A lesson: what it is about is ringed, and what is done stays done in this browser.

import { learn } from "../learn/learned.js";
import { $ } from "./dom.js";
import { point } from "./pointing.js";

function show() {
  const lesson = $("#lesson");
  if (!lesson) return;
  point(lesson.dataset.point ?? "");
  if (!("over" in lesson.dataset)) return;
  const [game, id] = (lesson.dataset.lesson ?? "").split(" ");
  learn(game, id);
}

/** Who answers by keyboard goes on from there. */
function goOn() {
  show();
  if (document.activeElement === document.body) $("#lesson-again, #lesson-next")?.focus({ preventScroll: true });
}

if ($("#lesson")) {
  show();
  document.addEventListener("htmx:after:swap", goOn);
}
