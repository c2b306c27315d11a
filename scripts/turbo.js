// Runs Turborepo without its telemetry, which no file of a repository can turn off, and thus
// without its notice on the first run.
import { spawn } from "node:child_process";

const turbo = spawn("turbo", process.argv.slice(2), {
  stdio: "inherit",
  env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
  shell: process.platform === "win32",
});
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => turbo.kill(signal));
turbo.on("exit", (code) => process.exit(code ?? 1));
