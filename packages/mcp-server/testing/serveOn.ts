/** Serves as `main.ts` does, on the day that the command names. */

import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { createServer } from "../src/createServer.ts";

const [day = ""] = process.argv.slice(2);
await createServer(() => day).connect(new StdioServerTransport());
