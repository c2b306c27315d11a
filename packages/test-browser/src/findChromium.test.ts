import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { findChromium, findHeadlessShell, lacksShell } from "./findChromium.ts";

function folderWith(name: string, mode: number): string {
  const folder = mkdtempSync(join(tmpdir(), "test-browser-"));
  writeFileSync(join(folder, name), "#!/bin/sh\n");
  chmodSync(join(folder, name), mode);
  return folder;
}

test("the browser named by the environment is preferred", () => {
  const folder = folderWith("chromium", 0o755);
  expect(findChromium({ CHROMIUM_PATH: "/opt/mine", PATH: folder })).toBe("/opt/mine");
});

test("a browser on the PATH is found", () => {
  const folder = folderWith("chromium", 0o755);
  expect(findChromium({ PATH: folder })).toBe(join(folder, "chromium"));
});

test("a file that is not executable is skipped", () => {
  const folder = folderWith("chromium", 0o644);
  expect(findChromium({ PATH: folder })).not.toBe(join(folder, "chromium"));
});

test("the headless shell on the PATH is preferred to a browser", () => {
  const shell = folderWith("chromium-headless-shell", 0o755);
  const browser = folderWith("chromium", 0o755);
  const PATH = [browser, shell].join(delimiter);
  expect(findHeadlessShell({ PATH })).toBe(join(shell, "chromium-headless-shell"));
  expect(findChromium({ PATH })).toBe(join(browser, "chromium"));
  expect(findHeadlessShell({ PATH, CHROMIUM_PATH: "/opt/mine" })).toBe("/opt/mine");
});

test("without a headless shell the full browser is used", () => {
  const PATH = folderWith("chromium", 0o755);
  expect(findHeadlessShell({ PATH })).toBe(join(PATH, "chromium"));
});

test("a browser on the PATH without a headless shell lacks one", () => {
  const browser = folderWith("chromium", 0o755);
  const shell = folderWith("chromium-headless-shell", 0o755);
  expect(lacksShell({ PATH: browser })).toBe(true);
  expect(lacksShell({ PATH: [browser, shell].join(delimiter) })).toBe(false);
  expect(lacksShell({ PATH: browser, CHROMIUM_PATH: "/opt/mine" })).toBe(false);
  expect(lacksShell({ PATH: "" })).toBe(false);
});
