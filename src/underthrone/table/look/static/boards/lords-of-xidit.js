// The planned route on the map while the wheels turn, and the map enlarged. What an action brings and costs stands in the page;
// here it is added up along the way.
"use strict";
(() => {
  const $ = (what, where = document) => where.querySelector(what);
  const $$ = (what, where = document) => [...where.querySelectorAll(what)];
  const tall = matchMedia("(max-width: 47.99rem)");
  const ORDERS = ["blue", "red", "black", "action", "wait"];
  const icon = (name) => `<svg class="icon" aria-hidden="true"><use href="${$(".brand use").getAttribute("href").split("#")[0]}#${name}"/></svg>`;
  let turned = {}; // what I have turned and not sealed, by year

  function order(wheel) {
    const select = $("select", wheel);
    return select ? select.selectedOptions[0]?.dataset.order || "" : wheel.dataset.at;
  }

  // --- From the wheels to the route: where each order leads, and what is wrong with it
  function plan() {
    const ways = $(".ways"), home = $("#wheels");
    if (!ways?.dataset.from || !home) return [];
    const network = JSON.parse(ways.dataset.network), acted = new Set(), army = home.dataset.army.trim().split(" ").map(Number);
    let here = Number(ways.dataset.from);
    return $$(".wheel", home).map((wheel) => {
      const what = order(wheel), step = { what, from: here, to: here, says: "", bad: false };
      const road = ORDERS.indexOf(what);
      if (road >= 0 && road < 3) {
        const there = network[here - 1][2 + road];
        if (there) { step.to = here = there; step.says = `→ ${there}`; step.name = name(there); } else { step.bad = true; step.says = home.dataset.none; }
      } else if (what === "action") {
        [step.says, step.bad] = act($(`[data-key="city-${here}"]`).dataset, home.dataset, army, acted.has(here));
        if (!step.bad) acted.add(here);
      } else if (what === "wait") step.says = home.dataset.stay;
      return step;
    });
  }
  function act(city, words, army, again) {
    if (city.gives) return again ? [words.twice, true] : (army[city.gives]++, [`+ ${city.act}`, false]);
    if (city.needs && !again) {
      const left = [...army];
      for (const unit of city.needs.split(" ")) left[unit]--;
      const names = words.units.split("|"), lacking = names.flatMap((name, u) => left[u] < 0 ? [left[u] < -1 ? `${-left[u]} × ${name}` : name] : []);
      if (lacking.length) return [words.lacks.replace("…", lacking.join(", ")), true];
      left.forEach((count, u) => { army[u] = count; });
      return [city.barred ? `${city.act} · ${city.barred}` : city.act, false];
    }
    const titan = Number(words.titan);
    return titan && !again && army.reduce((sum, count) => sum + count) >= titan ? [city.barred ? `${words.fight} · ${city.barred}` : words.fight, false] : [words.nothing, true];
  }
  const name = (city) => $(`[data-key="city-${city}"]`).parentElement.querySelector(".name").textContent;

  function show() {
    const home = $("#wheels"), route = $("#route");
    if (!route) return;
    route.replaceChildren();
    const open = home && $("select", home);
    if (!home || !open) return;
    const steps = plan(), network = JSON.parse($(".ways").dataset.network), visits = {};
    $("#warned").textContent = steps.flatMap((step, k) => step.bad ? [`${k + 1}. ${step.says}`] : []).join(" · ");
    $$(".wheel", home).forEach((wheel, k) => {
      const step = steps[k], fate = $(".fate", wheel);
      wheel.dataset.at = step ? step.what : "";
      fate.classList.toggle("bad", Boolean(step?.bad));
      fate.innerHTML = step?.bad ? icon("hazard-sign") : "";
      fate.append(step?.says || "");
      if (step?.name) { const there = document.createElement("span"); there.textContent = ` ${step.name}`; fate.append(there); }
      if (!step?.what) return;
      const [x, y] = network[step.from - 1], [u, v] = network[step.to - 1];
      const times = visits[`${step.from}-${step.to}`] = (visits[`${step.from}-${step.to}`] || 0) + 1;
      if (step.from !== step.to) {
        const length = Math.hypot(u - x, v - y), [a, b] = [(u - x) / length, (v - y) / length], aside = 9 * (times - .2);
        const line = `M${x + a * 30 - b * aside} ${y + b * 30 + a * aside}L${u - a * 34 - b * aside} ${v - b * 34 + a * aside}`;
        draw(route, "path", { d: line, class: "halo" });
        draw(route, "path", { d: line });
        badge(route, k + 1, x + a * length * .4 - b * aside, y + b * length * .4 + a * aside, step.bad);
      } else {
        const turn = (visits[step.from] = (visits[step.from] || 0) + 1) - 1;
        badge(route, k + 1, x + 30 * Math.cos(2.3 + turn * .9), y + 30 * Math.sin(2.3 + turn * .9), step.bad);
      }
    });
  }
  // enlarged, the map goes along with the route
  function follow() {
    const last = plan().findLast((step) => step.what), pan = $("[data-large-map] .pan");
    if (!last || !pan) return;
    const frame = pan.getBoundingClientRect(), at = $(`[data-key="city-${last.to}"]`).getBoundingClientRect(), edge = 56;
    const over = (low, high, from, to) => Math.min(0, low - edge - from) + Math.max(0, high + edge - to);
    pan.scrollBy(over(at.left, at.right, frame.left, frame.right), over(at.top, at.bottom, frame.top, frame.bottom));
  }
  function badge(where, number, x, y, bad) {
    const g = draw(where, "g", bad ? { class: "bad" } : {});
    draw(g, "circle", { cx: x, cy: y, r: 14 });
    draw(g, "text", { x, y, ...(tall.matches ? { transform: `rotate(-90 ${x} ${y})` } : {}) }).textContent = number;
  }
  function draw(where, tag, attributes) {
    const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, typeof value === "number" ? value.toFixed(1) : value);
    where.append(made);
    return made;
  }

  // --- The map enlarged: with the names of its cities, moved by finger, wheel or hand
  let held = null;
  function enlarge(on, button) {
    document.body.toggleAttribute("data-large-map", on);
    button.setAttribute("aria-pressed", on);
    const pan = $(".pan"), mine = $(".ways")?.dataset.from, at = mine && $(`[data-key="city-${mine}"]`)?.getBoundingClientRect(), frame = pan.getBoundingClientRect();
    if (on) pan.scrollBy(at ? at.left - frame.left - frame.width / 2 : (pan.scrollWidth - frame.width) / 2, at ? at.top - frame.top - frame.height / 2 : 0);
    show();
  }
  document.addEventListener("click", (e) => { const button = e.target.closest("[data-zoom]"); if (button) enlarge(!document.body.hasAttribute("data-large-map"), button); });
  document.addEventListener("pointerdown", (e) => { if (e.pointerType === "mouse" && !e.target.closest("a, button")) held = e.target.closest("[data-large-map] .pan"); });
  document.addEventListener("pointermove", (e) => { if (held) held.scrollBy(-e.movementX, -e.movementY); });
  document.addEventListener("pointerup", () => { held = null; });

  // --- Turning
  document.addEventListener("change", (e) => {
    const home = e.target.closest?.("#wheels");
    if (!home) return;
    turned = { year: home.dataset.year, values: $$("select", home).map((select) => [select.id, select.value]) };
    show();
    follow();
  });
  document.addEventListener("click", (e) => {
    const dial = e.target.closest(".dial"), notch = e.target.closest("[data-turn]"), land = e.target.closest("[data-press]");
    if (land) return $(`[data-key="${land.dataset.press}"]`)?.click();
    const select = dial && $("select", dial.parentElement);
    if (!select) return;
    const next = select.options[select.selectedIndex % (select.options.length - 1) + 1]; // in its middle a wheel turns by one
    select.value = notch ? [...select.options].find((option) => option.dataset.order === notch.dataset.turn).value : next.value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  document.addEventListener("htmx:after:swap", () => {
    const home = $("#wheels");
    const kept = home && turned.year === home.dataset.year ? new Map(turned.values) : new Map(); // a new year begins with wheels unset
    for (const select of home ? $$("select", home) : []) select.value = kept.get(select.id) ?? [...select.options].find((option) => option.defaultSelected)?.value ?? "";
    show();
  });
  tall.addEventListener("change", show);

  // --- While the herald tells of several things that happened to the same tile, guild or region, each of them is shown in turn
  document.addEventListener("herald", (e) => {
    const { keys, held } = e.detail, key = keys.find((one) => held(one) && /^(tile|guild|bards)-/.test(one));
    const [what, ...how] = (keys.find((one) => /^(takes|lays|builds|sings)-/.test(one)) || "").split("-"), piece = key && $(`[data-key="${key}"]`);
    if (!piece || !what) return;
    if (what === "takes") {
      $(".unit", piece)?.remove();
      if (how[0] === "all" || !$(".unit", piece)) piece.replaceChildren();
    } else if (what === "lays") {
      const shield = document.createElement("span"), units = document.createElement("span");
      shield.className = `shield ${how[0] === "mustered" ? "recruitment" : "threat"}`;
      units.className = "units";
      for (const u of how[1]) units.append($(`.barracks .u${u}`).cloneNode(true));
      shield.append(units);
      piece.replaceChildren(shield);
    } else if (what === "builds") {
      const guild = $(".guild", piece);
      for (let k = 0; guild && k < Number(how[1]); k++) guild.append(document.createElement("i"));
    } else {
      const count = $(`.bard.seat-${how[0]} b`, piece);
      if (count) count.textContent = `×${Number(count.textContent.slice(1)) + Number(how[1])}`;
    }
  });
  show();
})();
