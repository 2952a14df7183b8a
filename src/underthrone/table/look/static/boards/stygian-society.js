// The fall: when the herald comes to a drop, each cube takes the way that the model gave it; the herald waits for them.
"use strict";
(() => {
  const $ = (what, where = document) => where.querySelector(what);
  const $$ = (what, where = document) => [...where.querySelectorAll(what)];
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const middle = (e) => { const r = e?.getBoundingClientRect(); return r?.width ? [r.left + r.width / 2, r.top + r.height / 2] : null; };
  const FIELD = 6;

  function way(tower, colour, from, to, arrivals) {
    const shaft = $(".levels", tower).getBoundingClientRect(), points = [];
    const level = (n) => $(`[data-level="${n}"]`, tower).getBoundingClientRect();
    const swing = (n) => n % 2 ? .78 : .22;
    if (from) { const r = level(from); points.push([r.left + r.width * (1 - swing(from)), r.bottom - 16]); } else points.push([shaft.left + shaft.width * (.3 + Math.random() * .4), shaft.top - 26]);
    for (let n = Math.max(1, from); n < Math.min(to, FIELD); n++) { const r = level(n); points.push([r.left + r.width * (swing(n) + (Math.random() - .5) * .14), r.bottom - 14]); }
    if (to < FIELD) { const spot = middle(arrivals[to]?.[0]); const r = level(to); points.push(spot || [r.left + r.width / 2, r.bottom - 16]); } else {
      points.push([shaft.right - 12, shaft.bottom + 6]);
      const pile = $(`[data-key="${to === FIELD ? "field" : "crypt"}-${colour}"]`);
      points.push(middle(pile) || [shaft.right + 40, shaft.bottom + 10]);
    }
    return points;
  }
  function fall(tower, ways) {
    const arrivals = {};
    for (const [, , to] of ways) if (to < FIELD) {
      const taken = (arrivals[to] ||= []), left = $$(`[data-level="${to}"] .cube:not(.coming)`, tower).pop();
      if (left) { left.classList.add("coming"); taken.push(left); }
    }
    return ways.map(([colour, from, to], k) => {
      const points = way(tower, colour, from, to, arrivals), landing = to < FIELD ? arrivals[to].shift() : null;
      const cube = document.createElement("i");
      cube.className = `cube falling ${colour || "dark"}${from && to >= FIELD ? " old" : ""}`;
      cube.dataset.old = tower.dataset.old;
      document.body.append(cube);
      let turn = 18;
      const frames = points.map(([x, y]) => ({ transform: `translate(${x - 10}px, ${y - 10}px) rotate(${(turn *= -1)}deg)`, easing: "cubic-bezier(.5,.1,.9,.6)" }));
      const run = cube.animate(frames, { duration: 170 * points.length + 120, delay: 90 * k, fill: "both" });
      run.finished.catch(() => {}).finally(() => { landing?.classList.remove("coming"); cube.remove(); });
      return run;
    });
  }
  document.addEventListener("herald", (e) => {
    const tower = $(".tower");
    if (e.detail.kind !== "dropped" || !tower || still.matches) return;
    const drops = tower.dataset.drops.split("|"), drop = drops[drops.length - 1 - e.detail.later];
    if (!drop) return;
    const ways = drop.split(" ").filter(Boolean).map((one) => [one.slice(0, -2).replace("-", ""), Number(one.at(-2)), Number(one.at(-1))]);
    const home = $("#board"), top = home.scrollTop;  // where the tower is out of sight it is shown while cubes fall
    const seen = tower.getBoundingClientRect(), frame = home.getBoundingClientRect();
    if (seen.top < frame.top || seen.top + 200 > frame.bottom) { tower.scrollIntoView({ block: "start" }); setTimeout(() => { home.scrollTop = top; }, 90 * ways.length + 1500); }
    const runs = fall(tower, ways);
    e.detail.until.push(Promise.allSettled(runs.map((run) => run.finished)));
    e.detail.skipped.then(() => runs.forEach((run) => run.finish()));
  });
})();
