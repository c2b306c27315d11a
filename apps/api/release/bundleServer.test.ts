import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../testing/onEachEngine.ts";
import { bundleServer } from "./bundleServer.ts";

async function canonicalOf(program: string, env: Record<string, string> = {}) {
  const server = spawn(process.execPath, [program], {
    env: { SITE_DIR: "none", PORT: "0", DATA_DIR: temporaryFolder(), ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void server.kill("SIGKILL"));
  let output = "";
  for await (const chunk of server.stdout) {
    output += chunk;
    const port = /(?:localhost|127\.0\.0\.1):(\d+)\D/.exec(output)?.[1];
    if (port === undefined) continue;
    const answer = await fetch(`http://127.0.0.1:${port}/.well-known/security.txt`);
    return /Canonical: (\S+)/.exec(await answer.text())?.[1];
  }
  throw new Error(`The server did not start: ${output}`);
}

test("a bundled server links to the site that it was built with, unless a setting differs", async () => {
  const folder = join(temporaryFolder(), "server");
  await bundleServer(folder, { SITE_URL: "https://mortgages.example" });
  const program = join(folder, "server.js");
  const path = "/.well-known/security.txt";
  expect(await canonicalOf(program)).toBe(`https://mortgages.example${path}`);
  const other = { SITE_URL: "https://other.example" };
  expect(await canonicalOf(program, other)).toBe(`https://other.example${path}`);
}, 60_000);
