// The Audience that is over comes back large while the herald tells how it went. Whoever goes on playing lets it go.
"use strict";
(() => {
  const $ = (what) => document.querySelector(what);
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const stage = document.body.dataset;
  let enough = false;
  const close = () => delete stage.past;
  document.addEventListener("herald", (e) => {
    if (e.detail.kind === "audience-began") return close();
    if (!still.matches && !enough && e.detail.keys.some((key) => $(`.past [data-key~="${CSS.escape(key)}"]`))) stage.past = "large";
  });
  document.addEventListener("herald-rests", () => { enough = false; close(); });
  document.addEventListener("focusin", (e) => { if ("past" in stage && e.target.closest(".audience, .prompt, .mine")) { enough = true; close(); } });
  document.addEventListener("click", (e) => {
    if (!("past" in stage) || !e.target.closest(".past")) return;
    e.preventDefault();
    e.stopPropagation();
    $("[data-do=skip]").click();
  }, true);
})();
