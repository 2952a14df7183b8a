// Lords of Xidit: a year is planned on the map or on the wheels, the route is drawn, the map can be enlarged.

import "./enlarged.js";
import "./map.js";
import "./telling.js";
import "./lying.js";
import "./wheels.js";
import { $, still } from "../../table/dom.js";

/** Where a plan goes on is brought onto the screen: a phone shows half of the map. */
function attend() {
  const frame = $("#board")?.getBoundingClientRect();
  const end = $("#board .wax.end");
  const box = end?.getBoundingClientRect();
  if (!frame?.height || !box || (box.top >= frame.top && box.bottom <= frame.bottom)) return;
  end?.scrollIntoView({ block: "center", inline: "nearest", behavior: still.matches ? "auto" : "smooth" });
}

document.addEventListener("shown", attend);
attend();
