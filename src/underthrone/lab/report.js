// A press on a column's name sorts the table by it: numbers from the largest, words from A; a second press turns it.
for (const button of document.querySelectorAll("th button")) {
  button.addEventListener("click", () => {
    const head = button.closest("th");
    const body = head?.closest("table")?.tBodies[0];
    if (!head || !body) return;
    const column = head.cellIndex;
    /** @param {HTMLTableRowElement} row */
    const value = (row) => row.cells[column].dataset.n ?? row.cells[column].textContent ?? "";
    const rows = [...body.rows];
    const numbers = rows.every((row) => row.cells[column].dataset.n !== undefined);
    const turned = head.ariaSort === (numbers ? "descending" : "ascending");
    const down = numbers !== turned;
    rows.sort((a, b) =>
      numbers ? Number(value(a)) - Number(value(b)) : value(a).localeCompare(value(b), "en", { numeric: true }),
    );
    if (down) rows.reverse();
    for (const other of head.parentElement?.children ?? []) other.removeAttribute("aria-sort");
    head.ariaSort = down ? "descending" : "ascending";
    body.append(...rows);
  });
}
