import { statfsSync } from "node:fs";
import { chromium } from "playwright";
import { findChromium, findHeadlessShell } from "./findChromium.ts";

/** Flags for a headless Chromium without background requests, which also starts as root or offline. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
] as const;

/**
 * Flags for fewer processes, for tests that measure no time. Starting a spare renderer takes a seventh of
 * the time to open a page. Without site isolation, the next page reuses the existing renderer.
 */
export const fewProcesses = [
  "--renderer-process-limit=1",
  "--disable-site-isolation-trials",
  "--in-process-gpu",
] as const;

/**
 * Playwright's flag that keeps the memory which Chromium's processes share in files below `/tmp`, because
 * `/dev/shm` of a container may be small. On a disk that takes a tenth of the time of all tests.
 */
const sharedMemoryOnDisk = "--disable-dev-shm-usage";

/** Returns true if `/dev/shm` has room for the browsers of all tests that run at once. */
function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    return bavail * bsize >= 1e9;
  } catch {
    return false;
  }
}

/**
 * Returns Playwright's launch options for a headless Chromium on any machine.
 *
 * @param kind - `shell`: Chromium's headless shell if installed, which takes half the time and
 * supports all features of pages. `browser`: the full browser, which measures as a visitor's does
 * and has a back/forward cache.
 */
export function launchOptions(kind: "shell" | "browser" = "shell") {
  const path = kind === "shell" ? findHeadlessShell() : findChromium();
  // Without an `executablePath`, Playwright starts the headless shell of its own download.
  const isDefault = kind === "shell" && path === chromium.executablePath();
  const args: string[] = [...chromiumArgs];
  if (kind === "shell") args.push(...fewProcesses);
  const ignoreDefaultArgs = hasRoomInMemory() ? [sharedMemoryOnDisk] : [];
  return { args, ignoreDefaultArgs, ...(path && !isDefault && { executablePath: path }) };
}
