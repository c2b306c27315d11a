import { join } from "node:path";
import { detailPaths, formAction } from "@mortgage-kit/contracts";
import { expect, test } from "vitest";
import { startServer } from "../faults/harness/startServer.ts";
import { brokerages } from "../testing/brokerage.ts";
import { temporaryFolder } from "../testing/onEachEngine.ts";
import { bundleServer } from "./bundleServer.ts";

async function canonicalOf(address: string) {
  const answer = await fetch(`${address}/.well-known/security.txt`);
  return /Canonical: (\S+)/.exec(await answer.text())?.[1];
}

test("a bundled server knows its brokerage in each language, and links to the site that it was built with, unless a setting differs", async () => {
  const folder = join(temporaryFolder(), "server");
  await bundleServer(folder, { ...process.env, SITE_URL: "https://mortgages.example" });
  const started = (env: Record<string, string> = {}) =>
    startServer({
      command: [process.execPath, join(folder, "server.js")],
      env: { DATA_DIR: temporaryFolder(), ...env },
    });
  const path = "/.well-known/security.txt";
  const { url: address } = await started();
  expect(await canonicalOf(address)).toBe(`https://mortgages.example${path}`);
  const { url: other } = await started({ SITE_URL: "https://other.example" });
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
