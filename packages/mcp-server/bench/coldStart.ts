/** Starts the built server 10 times and prints the best and worst time to its first response. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const main = join(import.meta.dirname, "..", "dist", "main.js");
const request = {
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: {
    protocolVersion: "2025-06-18",
    capabilities: {},
    clientInfo: { name: "bench", version: "1.0.0" },
  },
};

const times: number[] = [];
for (let run = 0; run < 10; run++) {
  const start = performance.now();
  const server = spawn(process.execPath, [main], { stdio: ["pipe", "pipe", "inherit"] });
  server.stdin.write(`${JSON.stringify(request)}\n`);
  await once(server.stdout, "data");
  times.push(performance.now() - start);
  server.kill();
}
const [best = 0, ...others] = times.toSorted((a, b) => a - b);
const worst = others.at(-1) ?? best;
console.log(`first answer after ${Math.round(best)} ms at best, ${Math.round(worst)} ms at worst`);
