// Runs Turborepo with telemetry disabled, which no file in a repository can do. This also removes its
// notice on the first run. Tasks share Node's compile cache, because tests start hundreds of processes
// that load the same modules.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { cacheKeys } from "../packages/content/src/brokerage/siteDigest.ts";

const compileCache = fileURLToPath(new URL("../node_modules/.cache/node", import.meta.url));

const keys = await cacheKeys(process.env).catch(({ message }) => {
  console.error(message);
  process.exit(1);
});
// The cache holds only the default folders of a task.
const options = process.env.SITE_BUILD?.trim() ? ["--force"] : [];

const turbo = spawn("turbo", [...process.argv.slice(2), ...options], {
  stdio: "inherit",
  env: {
    NODE_COMPILE_CACHE: compileCache,
    ...process.env,
    ...keys,
    TURBO_TELEMETRY_DISABLED: "1",
  },
  shell: process.platform === "win32",
});
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => turbo.kill(signal));
turbo.on("exit", (code) => process.exit(code ?? 1));
