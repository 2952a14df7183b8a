// Lords of Xidit: a year is planned on the map or on the wheels, the route is drawn, the map can be enlarged.

import "./enlarged.js";
import "./map.js";
import "./telling.js";
import "./lying.js";
import "./wheels.js";
