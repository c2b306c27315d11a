import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Starts the release once, so that what Node makes of its sources is kept in it. */
export async function warmUp(folder: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "release-"));
  const env = { PATH: process.env.PATH ?? "", DATA_DIR: dataDir, PORT: "0", SETTINGS_FILE: "none" };
  const server = spawn(join(folder, "bin/server"), { env, stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(server, "exit");
  for await (const chunk of server.stdout) if (String(chunk).includes("The site is at")) break;
  server.kill("SIGTERM");
  const [code] = await exited;
  if (code !== 0) throw new Error(`The release ended with ${code} when it was tried.`);
  execFileSync(join(folder, "bin/leads"), ["list"], { env, stdio: "ignore" });
  rmSync(dataDir, { recursive: true });
}
