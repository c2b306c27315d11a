import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const server = join(import.meta.dirname, "../../api/src/server.js");
const address = /http:\/\/localhost:\d+/;

/** Mail settings that enable all features. Nothing listens on the port, so no mail is delivered. */
export const mail = {
  SMTP_URL: "smtp://127.0.0.1:9",
  ALLOW_INSECURE_MAIL: "true",
  LEADS_EMAIL_TO: "team@brokerage.example",
  LEADS_EMAIL_FROM: "site@brokerage.example",
};

export interface Site {
  url: string;
  dataDir: string;
}

/** Starts the built site and its API in a child process, on a free port, with an empty database. */
export async function startSite(settings: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "site-"));
  const child = spawn(process.execPath, [server], {
    env: { ...process.env, ...mail, PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "warn", ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await printedAddress(child);
  const stop = async () => {
    child.kill("SIGTERM");
    await new Promise((resolve) => child.once("exit", resolve));
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, dataDir, stop };
}

function printedAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      printed += chunk;
      const found = address.exec(printed)?.[0];
      if (found) resolve(found);
    });
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}: ${printed}`)));
  });
}
