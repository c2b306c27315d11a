import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const shell = "chromium-headless-shell";
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** In order: `CHROMIUM_PATH`, the PATH, a macOS application, Playwright's download. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  return [...onPath(names, env), ...applications, chromium.executablePath()].find(isExecutable);
}

/** In order: `CHROMIUM_PATH`, the shell on the PATH, the browser that `findChromium` finds. */
export function findHeadlessShell(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  return onPath([shell], env).find(isExecutable) ?? findChromium(env);
}

/** Returns true for a Chromium on the PATH, such as Debian's, without its headless shell. */
export function lacksShell(env: NodeJS.ProcessEnv = process.env): boolean {
  return !env.CHROMIUM_PATH && isOnPath(names, env) && !isOnPath([shell], env);
}

const isOnPath = (sought: readonly string[], env: NodeJS.ProcessEnv) =>
  onPath(sought, env).some(isExecutable);

function onPath(sought: readonly string[], { PATH = "" }: NodeJS.ProcessEnv): string[] {
  const folders = PATH.split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => sought.map((name) => join(folder, name)));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
