import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";

const server = join(import.meta.dirname, "../../api/src/server.js");
const address = /http:\/\/localhost:\d+/;

export type Site = { url: string; dataDir: string };
export type StartSite = (settings: Record<string, string>) => Promise<Site>;

/** The built site and its API in one process of their own, on a free port, with an empty store. */
export async function startSite(settings: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "site-"));
  const child = spawn(process.execPath, [server], {
    env: { ...process.env, PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "warn", ...settings },
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

/**
 * Each worker has a server of its own, so journeys cannot see each other's applications. A journey
 * that needs other settings starts another one, which ends with it.
 */
export const test = base.extend<{ startSite: StartSite }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's first argument.
    async ({}, use) => {
      const { stop, ...site } = await startSite();
      await use(site);
      await stop();
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's first argument.
  startSite: async ({}, use) => {
    const stops: (() => Promise<void>)[] = [];
    await use(async (settings) => {
      const { stop, ...site } = await startSite(settings);
      stops.push(stop);
      return site;
    });
    for (const stop of stops) await stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

export { expect } from "@playwright/test";
