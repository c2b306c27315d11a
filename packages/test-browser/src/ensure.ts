import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { findChromium, lacksShell } from "./findChromium.ts";

const playwrightCli = join(
  dirname(createRequire(import.meta.url).resolve("playwright/package.json")),
  "cli.js",
);

interface Way {
  name: string;
  commands: [string, ...string[]][];
}

const install = ["apt-get", "install", "-y", "--no-install-recommends"] as const;

/** Ways to install a browser, the least intrusive first. If one fails, the next is tried. */
const ways: Way[] = [
  {
    name: "Playwright's own download",
    commands: [[process.execPath, playwrightCli, "install", "chromium"]],
  },
  {
    name: "Debian's package",
    commands: [
      ["apt-get", "update"],
      [...install, "chromium"],
      // Not every Debian release has it. Without it, the tests use the full browser.
      [...install, "chromium-headless-shell"],
    ],
  },
];

function run([command, ...args]: [string, ...string[]], timeout = 300_000): boolean {
  const { status } = spawnSync(command, args, { stdio: "ignore", timeout });
  return status === 0;
}

for (const way of ways) {
  if (findChromium()) break;
  console.log(`No Chromium found; trying ${way.name} …`);
  way.commands.every((command) => run(command));
}

// The shell halves the time of the browser tests. Only root may install it; the tests pass without.
if (lacksShell() && process.getuid?.() === 0) {
  const isThere = run([...install, "chromium-headless-shell"], 120_000);
  if (isThere) console.log("Installed Chromium's headless shell, which runs the tests faster.");
}

if (!findChromium()) {
  console.error(
    "The browser tests need a Chromium and none could be found or installed. " +
      "Install Chromium or Chrome, or set CHROMIUM_PATH to its executable, and run the tests again.",
  );
  process.exit(1);
}
