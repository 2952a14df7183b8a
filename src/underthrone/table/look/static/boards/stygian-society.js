// The fall, and what can be chosen kept on the screen. When the herald comes to a drop, or to cubes that a card shakes out, each takes the way that the model gave it.
"use strict";
(() => {
  const $ = (what, where = document) => where.querySelector(what);
  const $$ = (what, where = document) => [...where.querySelectorAll(what)];
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const middle = (e) => { const r = e?.getBoundingClientRect(); return r?.width ? [r.left + r.width / 2, r.top + r.height / 2] : null; };
  const FIELD = 6, STEP = 170, APART = 90, OUT = 2, READ = 2600;  // a cube that falls out makes two steps more: through the gate, onto its pile

  const swing = (n) => n % 2 ? .78 : .22;  // where the baffle of a level ends, and cubes roll off
  const pile = (colour, to) => $(`[data-key="${to === FIELD ? "field" : "crypt"}-${colour}"]`);
  const inSight = (point) => { const r = $("#board").getBoundingClientRect(); return point && point[1] > r.top && point[1] < r.bottom ? point : null; };
  function way(tower, colour, from, to, nth, landing) {
    const shaft = $(".levels", tower).getBoundingClientRect(), points = [];
    const level = (n) => $(`[data-level="${n}"]`, tower).getBoundingClientRect();
    const at = (r, share, up) => [r.left + r.width * share, r.bottom - up];
    if (from) points.push(at(level(from), from % 2 ? .14 + .13 * nth : .86 - .13 * nth, 18));
    else points.push([shaft.left + shaft.width * (.25 + .5 * Math.random()), shaft.top - 26 - 5 * (nth % 3)]);
    for (let n = Math.max(1, from); n < Math.min(to, FIELD); n++) points.push(at(level(n), swing(n) + (Math.random() - .5) * .14, 14));
    if (to < FIELD) points.push(middle(landing) || at(level(to), .5, 16));
    else points.push([shaft.right - 12, shaft.bottom + 6], inSight(middle(pile(colour, to))) || [shaft.right + 44, shaft.bottom + 30]);
    return points;
  }
  function fall(tower, { before, ways }, skipped, told) {
    const places = ways.map(([colour, , to]) => {
      const home = to < FIELD ? $(`[data-level="${to}"]`, tower) : told(`${to === FIELD ? "field" : "crypt"}-${colour}`) ? pile(colour, to) : null;
      const free = home && $$(".cube:not(.coming, .spot)", home).pop();
      free?.classList.add("coming");
      return free;
    });
    const started = {};
    let over = false;
    skipped.then(() => { over = true; });
    return ways.map(([colour, from, to], k) => {
      const points = way(tower, colour, from, to, (started[from] = (started[from] ?? -1) + 1), places[k]), out = to >= FIELD;
      const cube = document.createElement("i");
      cube.className = `cube falling ${from || !colour ? "dark" : colour}`;
      cube.dataset.old = tower.dataset.old;
      document.body.append(cube);
      let turn = 18;
      const frames = points.map(([x, y]) => ({ transform: `translate(${x - 10}px, ${y - 10}px) rotate(${(turn *= -1)}deg)`, easing: "cubic-bezier(.5,.1,.9,.6)" }));
      if (to < FIELD) frames.push({ ...frames.at(-1), transform: frames.at(-1).transform.replace(/rotate.*/, "rotate(0deg)") });
      const time = STEP * frames.length, delay = APART * k;
      // inside nobody sees which cube it is: an old one shows its colour as it comes out
      if (from && out) setTimeout(() => { cube.classList.replace("dark", colour); cube.classList.add("old"); }, delay + time * (1 - OUT / (frames.length - 1)));
      const came = from && started[from] >= before[from - 1];  // in this very drop, and was knocked loose at once
      const run = cube.animate(frames, { duration: time, delay, fill: came ? "forwards" : "both" });
      if (came) cube.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay });
      run.finished.then(() => { if (out && !places[k] && !over) land(colour, to); }, () => {}).finally(() => { places[k]?.classList.remove("coming"); cube.remove(); });
      return run;
    });
  }
  // A pile keeps its old look until the herald has told everything of it: what lands lies there meanwhile
  function land(colour, to) {
    const home = pile(colour, to);
    $(".spot", home)?.remove();
    const cube = document.createElement("i");
    cube.className = `cube landed ${colour}`;
    home?.append(cube);
    muster(colour);
  }
  // and what the cubes are for shows that they lie there
  function muster(colour) {
    const threat = $(`[data-key="threat-${colour}"]`), crypt = $(".crypt");
    if (!threat) return;
    const lying = (where) => $$(`[data-key="${where}-${colour}"] .cube:not(.spot)`).length;
    const there = lying("field") + Number(crypt.dataset.worth) * lying("crypt");
    for (const act of $$("p:has(.pips)", threat)) {
      const pips = $$(".pips i", act), lack = $(".lack", act);
      pips.forEach((pip, n) => pip.classList.toggle("full", n < there));
      if (there < pips.length || act.matches(".ready")) continue;
      act.classList.add("ready");
      lack.textContent = lack.dataset.ready;
    }
  }
  const clear = (where) => { for (const cube of $$(".landed", where)) cube.remove(); };

  const drops = (tower) => tower.dataset.drops.split("|").map((one) => ({
    shaken: one[0] === "~",
    before: one.replace("~", "").split(" ")[0].split(",").map(Number),
    ways: one.split(" ").slice(1).map((w) => [w.slice(0, -2).replace("-", ""), Number(w.at(-2)), Number(w.at(-1))]),
  }));
  document.addEventListener("herald", (e) => {
    const { kind, keys, later, held, until, skipped } = e.detail, tower = $(".tower");
    if ($(".reveal.told")) until.push(new Promise((read) => setTimeout(read, READ)));
    if (!tower || still.matches) return;
    if (kind !== "dropped" && kind !== "fell") for (const key of keys) for (const home of $$(`[data-hold][data-key="${CSS.escape(key)}"]`)) clear(home);
    skipped.then(() => clear(document));
    const all = drops(tower).filter((one) => kind === "dropped" ? !one.shaken : one.ways.some(([, , to]) => to >= FIELD));
    const drop = all.at(-1 - later);
    if (!drop || (kind !== "dropped" && !(kind === "fell" && drop.shaken))) return;
    const home = $("#board"), top = home.scrollTop;  // where the tower is out of sight it is shown while cubes fall
    const seen = tower.getBoundingClientRect(), frame = home.getBoundingClientRect();
    if (seen.top < frame.top || seen.top + 200 > frame.bottom) { tower.scrollIntoView({ block: "start" }); setTimeout(() => { home.scrollTop = top; }, APART * drop.ways.length + 1500); }
    const runs = fall(tower, drop, skipped, (key) => drop.shaken && !held(key));
    until.push(Promise.allSettled(runs.map((run) => run.finished)));
    skipped.then(() => runs.forEach((run) => run.finish()));
  });

  // --- A new question: what can be chosen on the board is on the screen
  let answered = $("#table")?.dataset.ply;
  document.addEventListener("htmx:after:swap", () => {
    const ply = $("#table").dataset.ply;
    if (ply === answered) return;
    answered = ply;
    attend();
  });
  document.addEventListener("herald-rests", attend);
  function attend() {
    const frame = $("#board")?.getBoundingClientRect(), lit = $$("#board :is(.ranks, .moment) .lit").map((e) => e.getBoundingClientRect());
    if (frame?.height && lit.some((r) => r.top < frame.top || r.bottom > frame.bottom)) $("#board :is(.ranks, .moment):has(.lit)").scrollIntoView({ block: "start", behavior: still.matches ? "auto" : "smooth" });
  }
})();
