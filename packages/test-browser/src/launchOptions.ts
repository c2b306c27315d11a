import { chromium } from "playwright";
import { chromiumArgs } from "./chromiumArgs.ts";
import { findChromium, findHeadlessShell } from "./findChromium.ts";

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
  // A process in reserve for the next page takes a seventh of the time of opening one.
  if (kind === "shell") args.push("--renderer-process-limit=1");
  return { args, ...(path && !isDefault && { executablePath: path }) };
}
