import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { copyLinkedPackages, copyPackage } from "./copyLinkedPackages.ts";
import { installInEmptyProject } from "./emptyProject.ts";
import { installed } from "./installed.ts";
import { withBrowser } from "./openPage.ts";
import { writeRecipe } from "./readme.ts";
import { requestLimits, requestsOf } from "./requests.ts";
import { run } from "./run.ts";

const { workspace, tarballsOf } = installed("calculators");
const project = join(workspace, "projects", "next");
const next = join(project, "node_modules/next/dist/bin/next");

/** Packages that Next's starter template installs besides React, with their names in the workspace. */
const starter = {
  next: "next",
  typescript: "typescript-5.4",
  "@types/node": "@types/node",
};

beforeAll(() => {
  installInEmptyProject(project, tarballsOf(["calculator-engine", "ui", "calculators"]));
  const modules = join(project, "node_modules");
  for (const [name, installedAs] of Object.entries(starter)) {
    const linked = join(import.meta.dirname, "../node_modules", installedAs);
    copyPackage(name, realpathSync(linked), modules);
  }
  copyLinkedPackages(project);
  cpSync(join(import.meta.dirname, "next"), project, { recursive: true });
  writeRecipe("Next", project);
  const manifest = JSON.parse(readFileSync(join(project, "package.json"), "utf8"));
  delete manifest.type;
  writeFileSync(join(project, "package.json"), JSON.stringify(manifest));
  vi.stubEnv("NEXT_TELEMETRY_DISABLED", "1");
  vi.stubEnv("NODE_ENV", "production");
  run(process.execPath, [next, "build"], project);
});

test("a page with text components and a calculator is prerendered", () => {
  const html = readFileSync(join(project, ".next/server/app/index.html"), "utf8");
  expect(html).toContain("Combien coûte votre prêt?");
  expect(html, "the title of a view that the server loaded").toContain("Frais de clôture");
  expect(html).toContain("Combien comptez-vous emprunter?");
  expect(html).toContain("Montant du prêt hypothécaire");
  expect(html).toContain("<h3");
});

describe("in a browser", () => {
  let server: ChildProcessByStdio<null, Readable, null>;
  let address: string;

  beforeAll(async () => {
    server = spawn(process.execPath, [next, "start", "--port", "0"], {
      cwd: project,
      detached: true,
      stdio: ["ignore", "pipe", "ignore"],
    });
    address = await addressOf(server.stdout);
  });
  afterAll(async () => {
    // Next starts child processes, which only a signal to the process group stops.
    if (server.pid) process.kill(-server.pid);
    await once(server, "close");
  });

  test("it hydrates without console messages and works in French", () =>
    withBrowser(async (page) => {
      const messages: string[] = [];
      page.on("console", (line) => messages.push(line.text()));
      page.on("pageerror", ({ message }) => messages.push(message));
      await page.goto(address);
      await page.getByLabel("Montant du prêt hypothécaire").fill("300000");
      await page.getByRole("button", { name: "Suivant" }).click();
      await page.getByRole("button", { name: "Calculer" }).click();
      await page.getByText("1 842,26").first().waitFor();
      await page.getByRole("heading", { name: "Comment c’est calculé" }).waitFor();
      expect(messages).toEqual([]);
    }));

  test("the recipe's page makes few requests, with those of Next", async () => {
    await withBrowser(async (page) => {
      const { first, all } = await requestsOf(page, () => page.goto(`${address}/payment`));
      const files = (urls: readonly string[]) => urls.filter((url) => url.includes("/_next/"));
      // Six are Next's own, and two are fonts.
      expect(files(first).length, first.join("\n")).toBeLessThanOrEqual(requestLimits.next.first);
      expect(files(all).length, all.join("\n")).toBeLessThanOrEqual(requestLimits.next.all);
    });
  });
});

/** Returns the URL that a server prints when it listens. */
function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve) => {
    output.on("data", (text: Buffer) => {
      const [address] = /http:\/\/localhost:\d+/.exec(text.toString()) ?? [];
      if (address) resolve(address);
    });
  });
}
