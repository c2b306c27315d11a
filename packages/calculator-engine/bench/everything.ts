import * as canada from "../src/canada/index.ts";
import * as estimates from "../src/index.ts";
import * as insight from "../src/insight.ts";

/** All three doors at once: what the size of the whole package is measured on. */
export { canada, estimates, insight };
