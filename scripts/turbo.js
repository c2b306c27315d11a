// Runs Turborepo with telemetry disabled, which no file in a repository can do. This also removes its
// notice on the first run. Tasks share Node's compile cache, because tests start hundreds of processes
// that load the same modules.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const compileCache = fileURLToPath(new URL("../node_modules/.cache/node", import.meta.url));

const turbo = spawn("turbo", process.argv.slice(2), {
  stdio: "inherit",
  env: { NODE_COMPILE_CACHE: compileCache, ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
  shell: process.platform === "win32",
});
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => turbo.kill(signal));
turbo.on("exit", (code) => process.exit(code ?? 1));
