// The tab says whose turn it is: in its title, and by its picture.

import { $, table } from "./dom.js";

/** Makes title and picture of the tab fit the table. */
export function badge() {
  const { title, sigil } = table().dataset;
  document.title = title ?? "";
  const link = $("link[rel=icon]");
  const was = link?.getAttribute("href") ?? "";
  const now = was.replace(/[\w-]+(?=\.svg$)/, sigil ?? "");
  if (now !== was) link?.setAttribute("href", now);
}
