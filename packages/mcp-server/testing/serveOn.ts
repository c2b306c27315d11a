/** Serves like `main.ts`, with the first argument as today. */

import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { createServer } from "../src/createServer.ts";

const [day = ""] = process.argv.slice(2);
serveStdio(() => createServer({ today: () => day }));
