// The Audience that is over comes back large while the herald tells how it went, unless it still lies there. Whoever goes on playing lets it go.
"use strict";
(() => {
  const $ = (what) => document.querySelector(what);
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const stage = document.body.dataset;
  let enough = false;
  const close = () => delete stage.past;
  const lies = (where, keys) => keys.some((key) => $(`${where} [data-key~="${CSS.escape(key)}"]`));
  document.addEventListener("herald", (e) => {
    if (e.detail.kind === "audience-began") return close();
    if (!still.matches && !enough && lies(".past", e.detail.keys) && !lies(".audience", e.detail.keys)) stage.past = "large";
  });
  document.addEventListener("herald-rests", () => { enough = false; close(); });
  document.addEventListener("focusin", (e) => { if ("past" in stage && e.target.closest(".audience, .prompt, .mine")) { enough = true; close(); } });
  document.addEventListener("click", (e) => {
    if (!("past" in stage) || !e.target.closest(".past")) return;
    e.preventDefault();
    e.stopPropagation();
    $("[data-do=skip]").click();
  }, true);

  // A bid of Strength that is pointed at or focused shows which cards it would cost.
  const meant = (e) => {
    const bid = e.target.closest?.("[data-cost]");
    for (const card of document.querySelectorAll(".my-row .meant")) card.classList.remove("meant");
    for (const key of bid?.dataset.cost.split(" ") || []) $(`.my-row [data-key="${CSS.escape(key)}"]`)?.classList.add("meant");
  };
  for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, meant);
})();
