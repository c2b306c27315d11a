import * as estimates from "../src/index.ts";
import * as insight from "../src/insight.ts";

/** What answers the six questions, measured without the Canadian rules that it calls. */
export { estimates, insight };
