import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/onEachEngine.ts";
import { releaseVersion } from "./releaseVersion.ts";

const files = {
  ".dockerignore": "deploy/*.env",
  "server/server.js": "start()",
  "site/client/index.html": "Call 613-555-0142",
};

function versionOf(changed: Record<string, string> = {}): string {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries({ ...files, ...changed })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return releaseVersion("2026.11.29-c0ffee-changed", folder);
}

test("two releases of one commit, built in one second, share a name only if no file differs", () => {
  const other = Object.keys(files).map((name) => versionOf({ [name]: "other" }));
  const added = versionOf({ "site/client/index.test.ts": "" });
  expect(new Set([versionOf(), ...other, added]).size).toBe(5);
  expect(versionOf()).toBe(versionOf());
});
