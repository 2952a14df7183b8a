// The table's scripts: they show what happened, move pieces, open cards, listen to the stream. Everything essential
// works without them.

import "./updates.js";
import "./swap.js";
import "./clicks.js";
import "./keyboard.js";
import "./fair.js";
import "./presence.js";
import "./talk.js";
import "./lesson.js";
import "./companion.js";
import { restore } from "./drafts.js";
import { dress } from "./dress.js";
import { recall } from "./herald.js";
import { show } from "./likes.js";

document.documentElement.classList.add("js");
recall();
show();
dress();
restore();
