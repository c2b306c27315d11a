import * as estimates from "../src/index.ts";
import * as insight from "../src/insight.ts";

/** Code of the questions, whose size is measured without the Canadian rules that it calls. */
export { estimates, insight };
