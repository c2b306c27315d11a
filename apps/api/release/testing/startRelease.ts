import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { builtRelease } from "./builtRelease.ts";

/** Starts the release's server by its own script, on a free port. */
export async function startRelease(env: Record<string, string>) {
  const begun = performance.now();
  const server = spawn(join(builtRelease(), "bin/server"), {
    env: { PATH: process.env.PATH ?? "", PORT: "0", SETTINGS_FILE: "none", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void server.kill("SIGKILL"));
  const exited = once(server, "exit");
  const url = await new Promise<string>((resolve, reject) => {
    let output = "";
    server.stdout.on("data", (chunk) => {
      output += chunk;
      const address = /The site is at (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    exited.then(([code]) => reject(new Error(`It ended with ${code}: ${output}`)), reject);
  });
  return {
    url,
    listeningAfterMs: performance.now() - begun,
    async stop(): Promise<number | null> {
      server.kill("SIGTERM");
      return (await exited)[0];
    },
  };
}
