import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { requireNode } from "../src/prepareNode.js";

requireNode();

// npm's shell may end on a signal without forwarding it: stops when this process gets another parent.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
}, 250).unref();

const turbo = fileURLToPath(new URL("../../../scripts/turbo.js", import.meta.url));
const task = ["run", "build", "--filter=@mortgage-kit/web", "--output-logs=errors-only"];
console.log("Building the site. The first time takes minutes, an unchanged site seconds.");
const build = spawn(process.execPath, [turbo, ...task], { stdio: "inherit" });
const stop = (signal) => build.kill(signal);
process.on("SIGTERM", stop).on("SIGINT", stop);
const [code] = await once(build, "exit");
process.off("SIGTERM", stop).off("SIGINT", stop);
if (code !== 0) process.exit(code ?? 1);
// Runs in this process, so that no signal must be forwarded.
await import("../src/server.js");
