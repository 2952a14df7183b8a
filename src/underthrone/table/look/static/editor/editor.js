// The editor's draft survives a reload: it is kept in the browser, and taken up again when the page comes back empty.
// A link may bring one along behind its #.

const form = /** @type {HTMLFormElement | null} */ (document.querySelector("#editor"));

/** @returns {HTMLTextAreaElement | null} */
const text = () => document.querySelector("#tried textarea[name=toml]");

const EMPTY = 'base = "standard"\n';

if (form) {
  const place = `edition ${form.dataset.game}`;

  const keep = () => {
    const draft = text()?.value ?? EMPTY;
    try {
      if (draft.trim() === EMPTY.trim()) localStorage.removeItem(place);
      else localStorage.setItem(place, JSON.stringify({ draft, name: new FormData(form).get("name") ?? "" }));
    } catch {
      // a browser that keeps nothing
    }
  };

  const kept = () => {
    try {
      return JSON.parse(localStorage.getItem(place) ?? "null");
    } catch {
      return null;
    }
  };

  if (location.search === "?anew") {
    localStorage.removeItem(place);
    history.replaceState(null, "", location.pathname);
  }
  const brought = new URLSearchParams(location.hash.slice(1)); // from the page of a comparison
  if (brought.has("toml")) history.replaceState(null, "", location.pathname);
  const before = brought.has("toml") ? { draft: brought.get("toml"), name: brought.get("name") } : kept();
  const area = text();
  if (area && area.value.trim() === EMPTY.trim() && typeof before?.draft === "string") {
    area.value = before.draft;
    const name = form.elements.namedItem("name");
    if (name instanceof HTMLInputElement && typeof before.name === "string" && before.name) name.value = before.name;
    show();
  }

  /** @type {Element | null} the card as it was when it last fitted */
  let lastCard = null;

  // who writes the edition as text presses a button when it is done: nothing is taken away meanwhile
  const writing = (/** @type {Event} */ event) => {
    if (event.target instanceof HTMLTextAreaElement && event.target.name === "toml") event.stopPropagation();
  };
  form.addEventListener("input", writing, { capture: true });
  form.addEventListener("change", (event) => {
    if (event.target instanceof HTMLElement && event.target.matches("[data-go]")) show();
  });
  document.addEventListener("htmx:after:swap", tried);
  document.addEventListener("htmx:afterSwap", tried);
  form.addEventListener("submit", keep);
  tried();

  /** What came of a change: the draft is kept, the input that is wrong says so, and the last card that fits stays. */
  function tried() {
    keep();
    const card = document.querySelector("#tried > .looks");
    if (card) lastCard = card;
    else if (lastCard && document.querySelector("#tried .bad")) {
      lastCard.classList.add("stale");
      document.querySelector("#tried > [role=status]")?.after(lastCard);
    }
    const wrong = /** @type {HTMLElement | null} */ (document.querySelector("#tried .bad"))?.dataset.field;
    for (const input of form?.querySelectorAll("[name^=v-]") ?? []) {
      const name = input.getAttribute("name") ?? "";
      const is = wrong !== undefined && [`v-${wrong}`, `v-${wrong}-en`, `v-${wrong}-fr`].includes(name);
      if (is) input.setAttribute("aria-invalid", "true");
      else input.removeAttribute("aria-invalid");
    }
  }
}

/** Shows the entry that is chosen, with the draft as it stands. */
function show() {
  const button = /** @type {HTMLButtonElement | null} */ (document.querySelector("#editor button[value=show]"));
  if (form && button) form.requestSubmit(button);
}
