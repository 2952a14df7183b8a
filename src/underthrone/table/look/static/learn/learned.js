// What this browser has learned: the lessons that are done, whether it is guided. It stays here, and no server knows.

/**
 * A list that was kept; nothing when there is none.
 * @param {string} key
 * @returns {string[]}
 */
export function kept(key) {
  try {
    const found = JSON.parse(localStorage.getItem(key) || "[]");
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

/**
 * Keeps a list.
 * @param {string} key
 * @param {string[]} list
 */
export function remember(key, list) {
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // a browser that keeps nothing still teaches
  }
}

/** The lessons of a game that are done. @param {string} game */
export const learned = (game) => kept(`learned ${game}`);

/**
 * One lesson more.
 * @param {string} game
 * @param {string} lesson
 */
export const learn = (game, lesson) => remember(`learned ${game}`, [...new Set([...learned(game), lesson])]);

/** Whether a companion is wanted. @param {string} game */
export const guiding = (game) => kept(`guide ${game}`)[0] === "on";
