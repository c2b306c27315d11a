import { spawn } from "node:child_process";
import { join } from "node:path";
import { detailPaths, formAction } from "@mortgage-kit/contracts";
import { expect, onTestFinished, test } from "vitest";
import { brokerages } from "../testing/brokerage.ts";
import { temporaryFolder } from "../testing/onEachEngine.ts";
import { bundleServer } from "./bundleServer.ts";

/** Starts a bundled server, and returns its address. */
async function started(program: string, env: Record<string, string> = {}): Promise<string> {
  const server = spawn(process.execPath, [program], {
    env: { SITE_DIR: "none", PORT: "0", DATA_DIR: temporaryFolder(), ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void server.kill("SIGKILL"));
  let output = "";
  for await (const chunk of server.stdout) {
    output += chunk;
    const port = /(?:localhost|127\.0\.0\.1):(\d+)\D/.exec(output)?.[1];
    if (port !== undefined) return `http://127.0.0.1:${port}`;
  }
  throw new Error(`The server did not start: ${output}`);
}

async function canonicalOf(address: string) {
  const answer = await fetch(`${address}/.well-known/security.txt`);
  return /Canonical: (\S+)/.exec(await answer.text())?.[1];
}

test("a bundled server knows its brokerage in each language, and links to the site that it was built with, unless a setting differs", async () => {
  const folder = join(temporaryFolder(), "server");
  await bundleServer(folder, { ...process.env, SITE_URL: "https://mortgages.example" });
  const program = join(folder, "server.js");
  const path = "/.well-known/security.txt";
  const address = await started(program);
  expect(await canonicalOf(address)).toBe(`https://mortgages.example${path}`);
  const other = await started(program, { SITE_URL: "https://other.example" });
  expect(await canonicalOf(other)).toBe(`https://other.example${path}`);
  for (const language of ["en", "fr"] as const) {
    const url = address + formAction(detailPaths.callBack, language);
    const refused = await fetch(url, {
      method: "POST",
      body: new URLSearchParams({ name: "Kim" }),
    });
    const { label, number } = brokerages[language].brokerage.licence;
    expect(await refused.text()).toContain(`${label} ${number}`);
  }
}, 60_000);
