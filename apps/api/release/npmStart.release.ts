import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../testing/onEachEngine.ts";

const root = join(import.meta.dirname, "../../..");
/** Timeout that includes a build of the site, which runs if files changed since the release was built. */
const longestMs = 300_000;

test("a signal to npm start stops the server too", { timeout: longestMs }, async () => {
  const npm = spawn("npm", ["start", "--ignore-scripts"], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? "",
      HOME: process.env.HOME ?? "",
      PORT: "0",
      DATA_DIR: temporaryFolder(),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void npm.kill("SIGKILL"));
  let output = "";
  npm.stdout.on("data", (chunk) => {
    output += chunk;
  });
  const address = () => /The site is at (http\S+)/.exec(output)?.[1];
  while (!address() && npm.exitCode === null) await wait(50);
  const url = address() ?? `nowhere: ${output}`;
  expect((await fetch(url)).status).toBe(200);
  npm.kill("SIGTERM");
  await once(npm, "exit");
  const isAnswered = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (await isAnswered()) await wait(100);
});
