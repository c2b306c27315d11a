import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { builtRelease } from "./builtRelease.ts";

export async function startRelease(env: Record<string, string>) {
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
    cpuMs: cpuMsOf(server.pid),
    async stop(): Promise<number | null> {
      server.kill("SIGTERM");
      return (await exited)[0];
    },
  };
}

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

function cpuMsOf(pid: number | undefined): number {
  // The name before the closing bracket may hold spaces; times are the 14th and 15th fields.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return tickMs * (Number(fields[11]) + Number(fields[12]));
}
