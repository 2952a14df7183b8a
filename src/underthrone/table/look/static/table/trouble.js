// What went wrong, or was done, in a sentence above everything.

import { paragraph, the } from "./dom.js";

const SAID_FOR = 5000;

/**
 * Says it until something else is said; nothing takes it away.
 * @param {string} sentence
 */
export function trouble(sentence) {
  the("#trouble").replaceChildren(...(sentence ? [paragraph(sentence)] : []));
}

/**
 * Says it for a moment.
 * @param {string} sentence
 */
export function say(sentence) {
  trouble(sentence);
  passes(SAID_FOR);
}

/**
 * What is said now goes away; what is said later stays.
 * @param {number} after
 */
export function passes(after) {
  const said = [...the("#trouble").childNodes];
  setTimeout(() => {
    for (const one of said) one.remove();
  }, after);
}
