// The table's scripts: they show what happened, move pieces, open cards, listen to the stream. Everything essential
// works without them.

import "./updates.js";
import "./swap.js";
import "./clicks.js";
import "./keyboard.js";
import "./fair.js";
import { dress } from "./dress.js";
import { herald, news } from "./herald.js";

document.documentElement.classList.add("js");
dress();
herald(news());
