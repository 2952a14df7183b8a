// The table's script: shows what happened, moves pieces, opens cards, listens to the stream. Everything essential works without it.
"use strict";
(() => {
  const $ = (what, where = document) => where.querySelector(what);
  const $$ = (what, where = document) => [...where.querySelectorAll(what)];
  const body = document.body;
  const words = JSON.parse(body.dataset.words);
  const table = () => $("#table");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  document.documentElement.classList.add("js");

  // --- Updates: the stream says that something is new, and the page fetches its own part
  let pulling = false, again = false;
  async function pull() {
    if (pulling) { again = true; return; }
    pulling = true;
    try {
      const at = table().dataset;
      await htmx.ajax("GET", `/t/${at.id}/now?since=${"ended" in at ? -1 : at.ply}`, { source: "#stream", target: "#table", swap: "outerMorph" });
    } finally {
      pulling = false;
      if (again) { again = false; pull(); }
    }
  }
  let later;
  const soon = () => { clearTimeout(later); later = setTimeout(pull, 60); };
  const stream = $("#stream");
  if (stream) {
    let connected = false;
    stream.addEventListener("ply", (e) => { if (Number(e.detail.data) > Number(table().dataset.ply)) soon(); });
    for (const tick of ["chat", "seats", "presence"]) stream.addEventListener(tick, soon);
    stream.addEventListener("htmx:sse:after:connection", () => { trouble(""); if (connected) soon(); connected = true; });
    stream.addEventListener("htmx:sse:error", () => trouble(words.offline));
    addEventListener("pageshow", (e) => { if (e.persisted) soon(); });
    document.addEventListener("visibilitychange", () => { if (!document.hidden) soon(); });
  }
  function trouble(sentence) {
    const home = $("#trouble");
    home.replaceChildren();
    if (sentence) { const p = document.createElement("p"); p.textContent = sentence; home.append(p); }
  }
  function say(sentence) { trouble(sentence); setTimeout(() => trouble(""), 5000); }
  document.addEventListener("htmx:before:request", (e) => { if (e.detail?.ctx?.sourceElement?.id === "answer") hush(); }); // who answers has seen enough
  document.addEventListener("htmx:response:error", () => { setTimeout(() => trouble(""), 6000); soon(); });

  // --- Motion: pieces are known by data-key; one that is elsewhere after an update travels there
  let before = null, focus = null;
  const place = (e) => { const r = e.checkVisibility() ? e.getBoundingClientRect() : null; return r?.width ? r : null; };
  document.addEventListener("htmx:before:swap", (e) => {
    const ply = /id="table"[^>]* data-ply="(\d+)"/.exec(e.detail?.ctx?.text || "");
    if (ply && !("replay" in table().dataset) && Number(ply[1]) < Number(table().dataset.ply)) return e.preventDefault(); // overtaken by a newer one
    before = new Map();
    for (const e of $$("#table [data-key]")) { const r = place(e); if (r && !before.has(e.dataset.key)) before.set(e.dataset.key, r); }
    const held = document.activeElement;
    focus = held?.id || held?.closest?.("[data-key]")?.dataset.key || null;
    looks = new Map($$("#table [data-hold]").map((e) => [e.dataset.key, e.innerHTML]));
    for (const key of [...kept.keys()]) release(key);
    resting = true;
    hide();
  });
  document.addEventListener("htmx:after:swap", (e) => {
    if (e.detail?.ctx?.target?.id === "trouble" || !before) return;
    if (e.detail?.ctx?.sourceElement?.matches(".chat-form")) $("#chat-text").value = "";
    const was = before;
    before = null;
    const items = news();
    if (ply !== table().dataset.ply) { ply = table().dataset.ply; strips(); }
    if (!still.matches) { hold(items, was); for (const piece of $$("#table [data-key]")) if (!gone.has(piece.dataset.key)) travel(piece, was); }
    dress();
    if (focus && document.activeElement === body) (document.getElementById(focus) || $(`[data-key="${CSS.escape(focus)}"]`))?.focus({ preventScroll: true });
    herald(items);
  });
  // a row of cards that scrolls sideways begins, at each new question, with what can be chosen
  let ply = table().dataset.ply;
  function strips() {
    for (const strip of $$("#table .fan, #table .stage")) {
      const lit = $(".lit", strip);
      strip.scrollLeft = 0;
      if (lit && lit.getBoundingClientRect().right > strip.getBoundingClientRect().right) strip.scrollLeft = lit.getBoundingClientRect().left - strip.getBoundingClientRect().left - 12;
    }
  }
  function travel(piece, was) {
    const to = place(piece);
    if (!to) return;
    const from = was.get(piece.dataset.key);
    if (from) return glide(piece, from, to);
    for (const key of (piece.dataset.from || "").split(" ")) {
      const start = key && (was.get(key) || (find(key)[0] && place(find(key)[0])));
      if (start) return glide(piece, start, to, true);
    }
  }
  function glide(piece, from, to, fresh) {
    const x = from.left + from.width / 2 - to.left - to.width / 2, y = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.abs(x) + Math.abs(y) < 3) return;
    piece.animate([{ transform: `translate(${x}px, ${y}px)${fresh ? " scale(.6)" : ""}`, opacity: fresh ? .2 : 1, zIndex: 5 }, { transform: "none", opacity: 1, zIndex: 5 }], { duration: 380, easing: "cubic-bezier(.2,.8,.2,1)" });
  }
  const find = (key) => $$(`#table [data-key~="${CSS.escape(key)}"]`);

  // --- The herald: steps through what happened, lights the pieces, says it in a caption
  let queue = [], speaking = false, paused = false;
  function news() {
    const items = $$("#news li").map((li) => ({ kind: li.dataset.kind, words: li.textContent, keys: li.dataset.keys.split(" ").filter(Boolean), fly: li.dataset.fly || "" }));
    $("#news")?.replaceChildren();
    return items;
  }
  function herald(items) {
    queue.push(...items);
    if (!still.matches) for (const item of queue) for (const piece of shows(item)) piece.classList.add(`yet-${item.kind}`);
    if (!speaking) speak();
  }
  // what an event brings (data-then) stays as it was until the herald comes to it: a card face down, a mark away
  const shows = (item) => item.keys.flatMap((key) => $$(`#table [data-then~="${item.kind}"]:is([data-key~="${CSS.escape(key)}"], [data-of~="${CSS.escape(key)}"])`));
  async function speak() {
    speaking = true;
    while (queue.length && $("#caption")) {
      const item = queue.shift();
      steps();
      $("#caption").textContent = item.words;
      for (const key of item.keys) if (!queue.some((later) => later.keys.includes(key))) release(key);
      for (const piece of shows(item)) piece.classList.remove(`yet-${item.kind}`);
      const pieces = item.keys.flatMap(find);
      for (const piece of pieces) piece.classList.add("told");
      if (item.fly[0] === "@") walk(...item.fly.slice(1).split(" "));
      else if (item.fly && !still.matches) fly(...item.fly.split(" "));
      await new Promise((done) => {
        const until = [new Promise((enough) => setTimeout(enough, queue.length > 9 ? 420 : 720))];  // a board's script may make the herald wait
        const skipped = new Promise((skip) => { speak.skip = () => { skip(); done(); }; });
        document.dispatchEvent(new CustomEvent("herald", { detail: { kind: item.kind, keys: item.keys, later: queue.filter((next) => next.kind === item.kind).length, held: (key) => kept.has(key), until, skipped } }));
        Promise.all(until).then(() => { if (!paused) done(); });
      });
      for (const piece of pieces) piece.classList.remove("told");
    }
    for (const key of [...kept.keys(), ...gone.keys()]) release(key);
    queue = [];
    speaking = paused = false;
    steps();
    const caption = $("#caption");
    if (caption) caption.textContent = "";
    document.dispatchEvent(new CustomEvent("herald-rests"));
  }
  function hush() {
    for (const item of queue.splice(0)) for (const piece of shows(item)) piece.classList.remove(`yet-${item.kind}`);
    paused = false;
    speak.skip?.();
  }
  function pause(on) { if (!speaking) return; paused = on; steps(); if (!on) speak.skip?.(); }
  function steps() {
    const bar = $("#steps");
    if (!bar) return;
    bar.hidden = !speaking;
    body.toggleAttribute("data-telling", speaking);
    const button = $("[data-do=pause]", bar);
    button.setAttribute("aria-pressed", paused);
    button.setAttribute("aria-label", words[paused ? "herald-on" : "herald-pause"]);
  }

  // What the herald has still to tell isn't shown before: a piece with data-hold keeps its look, one that goes itself ("@key to") its place
  let looks = new Map();
  const kept = new Map(), gone = new Map();
  function hold(items, was) {
    const told = [...queue, ...items];
    for (const piece of $$("#table [data-hold]")) {
      const key = piece.dataset.key, old = looks.get(key);
      if (old === undefined || old === piece.innerHTML || $(".lit", piece) || !told.some((item) => item.keys.includes(key))) continue;
      kept.set(key, [piece, [...piece.childNodes]]);
      piece.innerHTML = old;
      for (const past of $$("button[name=move]", piece)) { past.classList.remove("lit"); past.disabled = true; }
    }
    for (const key of new Set(told.filter((item) => item.fly[0] === "@").map((item) => item.fly.slice(1).split(" ")[0]))) {
      const piece = find(key)[0], from = was.get(key);
      if (from && piece && place(piece)) shift(key, piece, gone.get(key)?.goal || [from.left, from.top], 1);
    }
  }
  function shift(key, piece, goal, time) { // to a place on the screen; without one to where it stands
    const now = gone.get(key);
    now?.run.cancel();
    const home = place(piece), [left, top] = goal || [home.left, home.top], [x, y] = now?.goal || [left, top];
    const at = (u, v) => ({ transform: `translate(${u - home.left}px, ${v - home.top}px)` });
    const run = piece.animate([at(x, y), at(left, top)], { duration: time, easing: "cubic-bezier(.4,.1,.2,1)", fill: "forwards" });
    gone.set(key, { goal: [left, top], run });
    return run;
  }
  function walk(key, where) {
    const piece = find(key)[0], target = find(where)[0];
    if (!gone.has(key) || !piece || !target) return;
    if (!queue.some((later) => later.fly.startsWith(`@${key} `))) return void shift(key, piece, null, 380).finished.then(() => release(key), () => {});
    const r = place(piece), t = target.getBoundingClientRect();
    shift(key, piece, [t.left + t.width / 2 - r.width / 2, t.bottom - r.height], 380);
  }
  function release(key) {
    if (kept.has(key)) { const [piece, fresh] = kept.get(key); piece.replaceChildren(...fresh); kept.delete(key); }
    if (gone.has(key) && !queue.some((later) => later.fly.startsWith(`@${key} `))) { gone.get(key).run.cancel(); gone.delete(key); }
  }
  function fly(icon, from, to) {
    const a = find(from).find(place), b = find(to).find(place);
    if (!a || !b) return; // on a phone a seat may be behind another tab
    const use = $(".brand use").getAttribute("href").split("#")[0];
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("class", "icon flying");
    const what = document.createElementNS("http://www.w3.org/2000/svg", "use");
    what.setAttribute("href", `${use}#${icon}`);
    svg.append(what);
    body.append(svg);
    const [p, q] = [a, b].map((e) => e.getBoundingClientRect()).map((r) => `translate(${r.left + r.width / 2 - 16}px, ${r.top + r.height / 2 - 16}px)`);
    svg.animate([{ transform: `${p} scale(.8)`, opacity: 0 }, { opacity: 1, offset: .2 }, { transform: `${q} scale(1.6)`, opacity: 1, offset: .85 }, { transform: q, opacity: 0 }], { duration: 620, easing: "ease-in-out" }).finished.finally(() => svg.remove());
  }

  // --- Cards in the open: pointed at or focused beside the card, tapped in a dialog. Their text is on the page of all cards
  let catalogue = null;
  function about(id) {
    catalogue ||= fetch(`/cards/${table().dataset.game}`).then((r) => r.text()).then((html) => {
      const page = new DOMParser().parseFromString(html, "text/html");
      return new Map($$(".gallery > li", page).map((li) => [li.id, $(".about", li)]));
    }).catch(() => (catalogue = null, new Map()));
    return catalogue.then((all) => all.get(id)?.cloneNode(true));
  }
  const tip = document.createElement("div");
  tip.className = "look";
  tip.popover = "manual";
  body.append(tip);
  let pointed = null, by = "", waiting, mouse = [0, 0], resting = false;
  function hide() { clearTimeout(waiting); pointed = null; if (tip.matches(":popover-open")) tip.hidePopover(); }
  const NAMED = "[role=img][aria-label], .count:has([aria-label])"; // an icon that stands for a word says it
  const tells = (e) => e.target.closest?.("[data-card], [data-why], [data-tip]") || e.target.closest?.(NAMED);
  const name = (piece) => (piece.matches("[aria-label]") ? piece : $("[aria-label]", piece))?.getAttribute("aria-label");
  function point(e, after, how) {
    const piece = tells(e);
    if (piece === pointed || (!piece && how !== by)) return; // a mouse that lies somewhere doesn't close what focus opened
    hide();
    [pointed, by] = [piece, how];
    if (piece && !$("dialog[open]")) waiting = setTimeout(() => show(piece), after);
  }
  async function show(piece) {
    const card = piece.dataset.card ? await about(piece.dataset.card) : null;
    if (piece !== pointed || !piece.isConnected) return;
    tip.replaceChildren();
    const said = piece.dataset.why || piece.dataset.tip || (piece.matches(NAMED) && name(piece));
    if (card) tip.append(card);
    if (said) { const p = document.createElement("p"); p.textContent = said; if (card) { p.className = "notice"; $(".facts", card).prepend(p); } else { p.className = "tip"; tip.append(p); } }
    if (!tip.childNodes.length) return;
    tip.style.left = tip.style.top = "0"; // it is as wide as it likes while it is measured
    tip.showPopover();
    const [x, y] = beside(piece.getBoundingClientRect(), tip.offsetWidth, tip.offsetHeight);
    tip.style.left = `${x}px`;
    tip.style.top = `${y}px`;
  }
  // right, left, below or above: the first place on the screen that covers neither the piece nor what can be chosen, or the one that covers least
  function beside(r, w, h) {
    const gap = 12, middle = [r.left + r.width / 2 - w / 2, r.top + r.height / 2 - h / 2];
    const lit = $$("#table .lit").map(place).filter(Boolean);
    const over = (x, y, b) => Math.max(0, Math.min(x + w, b.right) - Math.max(x, b.left)) * Math.max(0, Math.min(y + h, b.bottom) - Math.max(y, b.top));
    let best, least = Infinity;
    for (const [left, top] of [[r.right + gap, middle[1]], [r.left - w - gap, middle[1]], [middle[0], r.bottom + gap], [middle[0], r.top - h - gap]]) {
      const x = Math.max(8, Math.min(left, innerWidth - w - 8)), y = Math.max(8, Math.min(top, innerHeight - h - 8));
      const covers = 9 * over(x, y, r) + lit.reduce((all, b) => all + over(x, y, b), 0);
      if (covers < least) [best, least] = [[x, y], covers];
    }
    return best;
  }
  document.addEventListener("pointerover", (e) => { if (e.pointerType === "mouse" && !resting) point(e, 420, "mouse"); });
  document.addEventListener("pointermove", (e) => { // a page that changes under a resting mouse doesn't open anything
    const moved = e.clientX !== mouse[0] || e.clientY !== mouse[1];
    mouse = [e.clientX, e.clientY];
    if (resting && moved) { resting = false; if (e.pointerType === "mouse") point(e, 420, "mouse"); }
  });
  document.addEventListener("focusin", (e) => { if (e.target.matches?.(":focus-visible")) point(e, 500, "focus"); else hide(); });
  document.addEventListener("focusout", hide);
  document.addEventListener("scroll", hide, true);

  async function large(piece) {
    hide();
    const card = await about(piece.dataset.card);
    if (!card) return;
    const dialog = $("#large"), act = $(".act", dialog);
    if (piece.dataset.why) { const p = document.createElement("p"); p.className = "notice"; p.textContent = piece.dataset.why; $(".facts", card).prepend(p); }
    $(".content", dialog).replaceChildren(card);
    act.hidden = !piece.matches("button");
    act.textContent = (piece.value && $(`#prompt button[value="${piece.value}"]`)?.textContent) || words["choose-this"];
    act.onclick = () => { dialog.close(); sure(piece); };
    dialog.showModal();
  }
  function send(button) {  // the page may have changed around an open dialog: the same choice counts, if it is still there
    const now = button.isConnected ? button : $(`#table button[name=move][value="${button.value}"]`);
    now?.form.requestSubmit(now);
  }
  function sure(button) {
    if (!button.dataset.confirm) return send(button);
    const dialog = $("#sure");
    $("#sure-words").textContent = button.dataset.confirm;
    $("[value=yes]", dialog).onclick = () => { dialog.close(); send(button); };
    dialog.showModal();
  }

  // --- Clicks
  const deeds = {
    log: () => talk("log"),
    chat: () => { talk("chat"); $("#chat-text")?.focus(); },
    keys: () => $("#keys").showModal(),
    copy: (b) => navigator.clipboard.writeText(b.href || $(b.dataset.copy).value).then(() => {
      if (!b.href) b.lastChild.textContent = words.copied;
      else say(words["my-link-copied"]);
    }),
    notify: async () => {
      const may = "Notification" in window && (await Notification.requestPermission()) === "granted";
      localStorage.setItem("notify", may ? "1" : "");
      say(words[may ? "notify-on" : "notify-no"]);
    },
    run: () => run(!running),
    pause: () => pause(!paused),
    step: () => { paused = true; speak.skip?.(); },
    skip: hush,
  };
  document.addEventListener("click", (e) => {
    const done = e.target.closest("[data-do]");
    if (done) { if (done.matches("a")) e.preventDefault(); return void deeds[done.dataset.do]?.(done); }
    if (e.target.closest("dialog [value=close]") || e.target.matches("dialog")) return void e.target.closest("dialog").close();
    const tab = e.target.closest("[data-tab-to]");
    if (tab) { e.preventDefault(); body.dataset.tab = tab.dataset.tabTo; return dress(); }
    const moment = e.target.closest("[data-replay] .replay a[href*='/replay/'], [data-replay] .log a");
    if (moment && !e.ctrlKey && !e.metaKey) { e.preventDefault(); return go(Number(moment.getAttribute("href").split("/").pop())); }
    const piece = e.target.closest("[data-card]");
    if (piece && (piece.matches("a") || (e.pointerType === "touch" && !piece.closest("dialog")))) { if (e.ctrlKey || e.metaKey) return; e.preventDefault(); return void large(piece); }
    const asks = e.target.closest("button[data-confirm]");
    if (asks) { e.preventDefault(); return sure(asks); }
    if (e.pointerType === "touch" && !e.target.closest("a, button, summary, input, select")) point(e, 0, by);
  });
  function talk(which) { body.dataset.talk = which; dress(); }

  // --- Keys
  document.addEventListener("keydown", (e) => {
    if (e.key === "Escape") { hush(); hide(); $("#menu")?.removeAttribute("open"); return; }
    if (e.ctrlKey || e.metaKey || e.altKey || e.target.matches("input, textarea, select") || $("dialog[open]")) return;
    const towards = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[e.key];
    if (towards && !e.target.closest(".log, .chat")) { e.preventDefault(); return step(...towards); }
    if (e.key === "i" || e.key === "I") { const piece = document.activeElement.closest("[data-card]"); if (piece) large(piece); }
    else if (e.key === "u" || e.key === "U") $("#undo")?.click();
    else if (e.key === "l" || e.key === "L") { talk(body.dataset.talk === "chat" ? "log" : "chat"); }
    else if (e.key === "p" || e.key === "P") pause(!paused);
    else if (e.key === "n" || e.key === "N") deeds.step();
    else if (e.key === "?") $("#keys").showModal();
  });
  function step(dx, dy) {
    const from = document.activeElement, all = $$("#table .lit, #table .picked").filter(place);
    if (!all.length) { if (table().hasAttribute("data-replay") && dx) go(Number(table().dataset.ply) + dx); return; }
    if (!all.includes(from)) return all[0].focus();
    const a = from.getBoundingClientRect();
    let best = null, least = Infinity;
    for (const e of all) {
      if (e === from) continue;
      const b = e.getBoundingClientRect(), x = b.left + b.width / 2 - a.left - a.width / 2, y = b.top + b.height / 2 - a.top - a.height / 2;
      const along = x * dx + y * dy, aside = Math.abs(x * dy) + Math.abs(y * dx);
      if (along > 4 && along + 2 * aside < least) { least = along + 2 * aside; best = e; }
    }
    best ||= all[(all.indexOf(from) + (dx + dy) + all.length) % all.length];
    best.focus();
    best.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  // --- Replay
  let running = false, asked = 0;
  async function go(ply) {
    const home = $("#replay");
    if (!home) return;
    const url = home.dataset.at + Math.max(0, Math.min(ply, Number($("#moment").max)));
    const mine = ++asked;
    await htmx.ajax("GET", url, { source: "#replay", target: "#table", swap: "outerMorph", select: "#table" });
    if (mine === asked) history.replaceState(null, "", url);
  }
  async function run(on) {
    running = on;
    dress();
    while (running && $("#moment") && Number($("#moment").value) < Number($("#moment").max)) {
      await go(Number(table().dataset.ply) + 1);
      await new Promise((done) => setTimeout(done, 900));
    }
    running = false;
    dress();
  }
  document.addEventListener("input", (e) => { if (e.target.id === "moment") { clearTimeout(go.wait); go.wait = setTimeout(() => go(Number(e.target.value)), 80); } });

  // --- After every change
  let mine = null;
  const above = new Set(); // a reader who has scrolled up in the log stays there
  let meant = 0; // a page that changes its shape scrolls too
  for (const by of ["wheel", "touchmove", "keydown", "pointerdown"]) document.addEventListener(by, () => { meant = performance.now(); }, { capture: true, passive: true });
  document.addEventListener("scroll", (e) => {
    const part = e.target;
    if ((part.id === "log" || part.id === "chat") && performance.now() - meant < 400) above[part.scrollHeight - part.scrollTop - part.clientHeight > 40 ? "add" : "delete"](part.id);
  }, true);
  function dress() {
    const at = table().dataset;
    document.title = at.title;
    for (const a of $$("[data-tab-to]")) a.setAttribute("aria-current", a.dataset.tabTo === (body.dataset.tab || "board"));
    for (const which of ["log", "chat"]) $(`#head-${which}`)?.setAttribute("aria-selected", (body.dataset.talk || "log") === which);
    for (const id of ["log", "chat"]) { const part = document.getElementById(id); if (part && !above.has(id)) part.scrollTop = part.scrollHeight; }
    const turn = "myTurn" in at;
    if (turn && mine === false && document.hidden && localStorage.getItem("notify")) notice(at);
    mine = turn;
    const runner = $("[data-do=run]");
    if (runner) { runner.setAttribute("aria-pressed", running); runner.setAttribute("aria-label", words[running ? "replay-stop" : "replay-run"]); }
    tick();
  }
  function notice(at) {
    try {
      const note = new Notification(words["your-turn"], { body: at.title.replace("● ", ""), icon: $("link[rel=icon]").href, tag: at.id });
      note.onclick = () => { focus(); note.close(); };
    } catch { /* some phones have none without a service worker: the title says it */ }
  }
  function tick() {
    for (const clock of $$(".clock")) {
      const s = Math.max(0, Math.floor(Date.now() / 1000 - Number(clock.dataset.since)));
      clock.textContent = `${Math.floor(s / 60)}:${String(s % 60).padStart(2, "0")}`;
    }
  }
  setInterval(tick, 1000);
  addEventListener("resize", dress);
  // what a person has opened stays open when the page changes around it
  window.htmx?.registerExtension("kept", { htmx_before_morph_attr: (e, detail) => !(detail.attrName === "open" && e.matches("details, dialog")) });
  (window.requestIdleCallback || setTimeout)(() => { if ($("[data-card]")) about(""); });
  dress();
  herald(news());
})();
