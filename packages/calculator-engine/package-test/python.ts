import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { rulesJson } from "../scripts/rulesJson.ts";

const isInstalled = (command: string) => spawnSync(command, ["--version"]).status === 0;
export const python = ["python3", "python"].find(isInstalled);

/** Runs a program of `vectors/`. */
export const runProgram = (program: string, ...paths: readonly string[]) => {
  const path = join(import.meta.dirname, "..", "vectors", program);
  return spawnSync(python ?? "", [path, ...paths], { encoding: "utf8" });
};

/** Returns a folder with `rules.json` that is removed after the tests. */
export function folderWithRules() {
  const folder = mkdtempSync(join(tmpdir(), "rules-json-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const rulesPath = join(folder, "rules.json");
  const text = rulesJson();
  writeFileSync(rulesPath, text);
  return { folder, rulesPath, text };
}
