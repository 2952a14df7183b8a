// Lords of Xidit: the wheels turn, the planned route is drawn on the map, the map can be enlarged.

import "./enlarged.js";
import "./telling.js";
import "./wheels.js";
