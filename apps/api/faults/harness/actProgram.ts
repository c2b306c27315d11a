import { writeFileSync } from "node:fs";
import { actOnce } from "./actOnce.ts";

// Posts one form of staff's pages in this process, which may be killed meanwhile. KILL_WHEN names a file
// that is written before, so that no call of the start is counted.
await actOnce(process.env, process.argv.slice(2), () => {
  if (process.env.KILL_WHEN) writeFileSync(process.env.KILL_WHEN, "");
});
