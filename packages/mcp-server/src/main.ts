import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { createServer } from "./createServer.ts";

// Canadian English writes a date as ISO does, here in the server's time zone.
serveStdio(() => createServer({ today: () => new Date().toLocaleDateString("en-CA") }));
