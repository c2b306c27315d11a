/** Serves like `main.ts`, with the date in the first argument as today. */

import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { createServer } from "../src/createServer.ts";

const [day = ""] = process.argv.slice(2);
await createServer(() => day).connect(new StdioServerTransport());
