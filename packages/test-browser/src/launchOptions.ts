import { chromium } from "playwright";
import { findChromium, findHeadlessShell } from "./findChromium.ts";

/** Flags for a quiet headless Chromium that also starts as root and behind a closed network. */
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
 * Flags for fewer processes. A renderer in reserve takes a seventh of the time of opening a page, and
 * without site isolation the next page takes the renderer that is there.
 */
const fewProcesses = [
  "--renderer-process-limit=1",
  "--disable-site-isolation-trials",
  "--in-process-gpu",
];

/**
 * Returns the options that start a quiet Chromium without a window, on any machine.
 *
 * @param kind - `shell`: Chromium's headless shell where there is one, which takes half the time and
 * has all that a page asks for. `browser`: the whole browser, which measures as a visitor's does and
 * keeps pages that were left in memory.
 */
export function launchOptions(kind: "shell" | "browser" = "shell") {
  const path = kind === "shell" ? findHeadlessShell() : findChromium();
  // Playwright starts the shell of its own download by itself, where no path is named.
  const isDefault = kind === "shell" && path === chromium.executablePath();
  const args: string[] = [...chromiumArgs];
  if (kind === "shell") args.push(...fewProcesses);
  return { args, ...(path && !isDefault && { executablePath: path }) };
}
