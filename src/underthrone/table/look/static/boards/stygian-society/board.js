// The Stygian Society: cubes fall through the tower, and what can be chosen is kept on the screen.

import "./falling.js";
import "./plans.js";
import "./wilds.js";
import { attending } from "../../table/attending.js";
import { $, $$, still, the } from "../../table/dom.js";

let pausing = false;

/** A moment of its own is seen from its beginning, and so is the board after it. */
function anew() {
  const now = Boolean($("#board .pausing"));
  if (now !== pausing) $("#board")?.scrollTo(0, 0);
  pausing = now;
}

/** Scrolls to what can be chosen on the board when it isn't on the screen. */
function attend() {
  anew();
  const frame = $("#board")?.getBoundingClientRect();
  const lit = $$("#board :is(.ranks, .moment) .lit").map((e) => e.getBoundingClientRect());
  if (!frame?.height || lit.every((box) => box.top >= frame.top && box.bottom <= frame.bottom)) return;
  const behavior = still.matches ? "auto" : "smooth";
  the("#board :is(.ranks, .moment):has(.lit)").scrollIntoView({ block: "start", behavior });
}

attending(attend);

/** A hand that is wider than the screen says on which side it goes on. */
function edges() {
  const stage = $(".stage");
  if (!stage) return;
  const left = stage.scrollLeft > 4;
  const right = stage.scrollLeft + stage.clientWidth < stage.scrollWidth - 4;
  stage.parentElement?.classList.toggle("goes-left", left);
  stage.parentElement?.classList.toggle("goes-right", right);
}

const wide = new ResizeObserver(edges); // of the hand, and of what is in it

/** A hand that is dealt anew is measured when it has its place. */
function measure() {
  wide.disconnect();
  for (const part of $$(".stage, .stage > *")) wide.observe(part);
}

document.addEventListener("scroll", edges, { capture: true, passive: true });
document.addEventListener("htmx:after:swap", measure);

attend();
measure();
