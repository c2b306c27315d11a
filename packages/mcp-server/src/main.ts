import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { createServer } from "./createServer.ts";

await createServer().connect(new StdioServerTransport());
