// The list of lessons: which of them are done, and where to go on.

import { learned } from "./learned.js";

const home = /** @type {HTMLElement} */ (document.querySelector("#learn"));
const rows = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".lessons [data-lesson]")]);

function show() {
  const done = new Set(learned(home.dataset.game ?? ""));
  for (const row of rows) {
    const is = done.has(row.dataset.lesson ?? "");
    row.classList.toggle("is-done", is);
    row.querySelector(".learned")?.toggleAttribute("hidden", !is);
  }
  const next = rows.find((row) => !row.classList.contains("is-done"));
  const count = rows.filter((row) => row.classList.contains("is-done")).length;
  if (!count) return;
  const said = /** @type {HTMLElement} */ (document.querySelector("#learn-count"));
  said.textContent = `${count} ${said.dataset.said}`;
  if (!next) return;
  const on = /** @type {HTMLAnchorElement} */ (document.querySelector("#learn-on"));
  on.href = /** @type {HTMLAnchorElement} */ (next.querySelector("a")).href;
  on.querySelector(".begin")?.toggleAttribute("hidden", true);
  on.querySelector(".on")?.toggleAttribute("hidden", false);
}

show();
addEventListener("pageshow", show); // back from a lesson
