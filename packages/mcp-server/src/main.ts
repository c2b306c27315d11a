import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { createServer } from "./createServer.ts";

/** Returns today's ISO date in the server's time zone. */
function today(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()))
    .toISOString()
    .slice(0, 10);
}

serveStdio(() => createServer({ today }));
