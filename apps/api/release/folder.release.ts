import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/onEachEngine.ts";
import { application } from "../testing/submission.ts";
import { builtRelease, startRelease } from "./testing/builtRelease.ts";

const release = builtRelease();
const megabyte = 1_000_000;
const maxUnpacked = 150 * megabyte;
/** Pictures for shared links are 3.7 of it, the assistants' page is 0.3. */
const maxWithoutNode = 10.9 * megabyte;

const onDisk = readdirSync(release, { recursive: true, encoding: "utf8" })
  .map((name) => statSync(join(release, name)).blocks * 512)
  .reduce((sum, size) => sum + size, 0);

test("it stays within its size limit", () => {
  const node = statSync(join(release, "bin/node")).blocks * 512;
  process.stdout.write(`${onDisk / megabyte} MB, without Node ${(onDisk - node) / megabyte}\n`);
  expect(onDisk).toBeLessThan(maxUnpacked);
  expect(onDisk - node).toBeLessThan(maxWithoutNode);
  expect(existsSync(`${release}.tar.gz`)).toBe(true);
});

test("an image does not contain the settings", () => {
  const ignored = readFileSync(join(release, ".dockerignore"), "utf8").split("\n");
  expect(ignored).toContain("deploy/*.env");
});

test("it has a software bill of materials", () => {
  expect(readFileSync(join(release, "LICENSE-node.txt"), "utf8")).toContain("Node.js is licensed");
  const licences = readFileSync(join(release, "LICENSES-third-party.txt"), "utf8");
  const carried = ["fastify 5", "zod 4", "react 19", "preact 11", "figtree, a typeface", "pg 8"];
  for (const name of carried) expect(licences).toMatch(new RegExp(`^${name}`, "m"));
  expect(licences).not.toMatch(/^(vite|browserslist) /m);
});

test("its bill of materials lists what its licences list, and its Node", () => {
  const bill = JSON.parse(readFileSync(join(release, "sbom.cdx.json"), "utf8"));
  const billed = bill.components
    .filter(({ group }: Record<string, string>) => group !== "@mortgage-kit")
    .map(({ group, name, version }: Record<string, string>) =>
      [group ? `${group}/${name}` : name, version].join(" "),
    );
  const licences = readFileSync(join(release, "LICENSES-third-party.txt"), "utf8");
  const titled = [...licences.matchAll(/^(\S+ \d\S*) \(\S+\)$/gm)].map(([, title]) => title);
  const node = process.versions.node;
  expect(billed.toSorted()).toEqual([...titled, `node ${node}`].toSorted());
});

test("the checksums beside it match its archive and its bill of materials", () => {
  const folder = dirname(release);
  const sums = readFileSync(join(folder, "SHA256SUMS"), "utf8").trimEnd().split("\n");
  expect(sums.map((line) => line.slice(66)).toSorted()).toEqual(
    [`${basename(release)}.tar.gz`, "sbom.cdx.json"].toSorted(),
  );
  for (const line of sums) {
    const bytes = readFileSync(join(folder, line.slice(66)));
    expect(line.slice(0, 64)).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
});

test("it serves each encoding of a page, and stops on SIGTERM", async () => {
  const server = await startRelease({ DATA_DIR: temporaryFolder() });
  const pages = await Promise.all(
    ["br", "gzip", "identity"].map(async (coding) => {
      const answer = await fetch(server.url, { headers: { "accept-encoding": coding } });
      expect(answer.headers.get("content-encoding") ?? "identity").toBe(coding);
      return answer.text();
    }),
  );
  expect(new Set(pages).size).toBe(1);
  expect(pages[0]).toContain("</html>");
  expect(await server.stop()).toBe(0);
});

test("its leads command reads what its server stored", async () => {
  const dataDir = temporaryFolder();
  const server = await startRelease({ DATA_DIR: dataDir });
  const answer = await fetch(`${server.url}/api/mortgage-applications`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(application),
  });
  expect(answer.status).toBe(201);
  const options = { encoding: "utf8", env: { DATA_DIR: dataDir, SETTINGS_FILE: "none" } } as const;
  expect(execFileSync(join(release, "bin/leads"), ["list"], options)).toContain(
    application.phoneOrEmail,
  );
  expect(await server.stop()).toBe(0);
});

const oldNode = "/usr/bin/node";
const isOld = existsSync(oldNode) && /^v(1\d|2[0-3])\./.test(`${execFileSync(oldNode, ["-v"])}`);

test.skipIf(!isOld)("an old Node is reported in one sentence", () => {
  const run = () =>
    execFileSync(oldNode, [join(release, "server/server.js")], { stdio: "pipe", encoding: "utf8" });
  expect(run).toThrow(/^Command failed: .*\nNode 24 or newer is needed, but this is [\d.]+: .*\n$/);
});
