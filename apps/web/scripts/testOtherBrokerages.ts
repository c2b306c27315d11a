/** Builds another brokerage from the starter folder and runs the tests that any must pass. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeFilledStarter } from "@mortgage-kit/content/testing";

const web = join(import.meta.dirname, "..");
const pictures = join(web, "../../packages/content/testing/pictures");
const elsewhere = mkdtempSync(join(tmpdir(), "brokerages-"));
const folder = join(elsewhere, "northwind");
const built = ".builds/northwind";

function run(...args: readonly string[]): void {
  const env = {
    ...process.env,
    SITE_BROKERAGE: folder,
    SITE_BUILD: built,
    SITE_DIR: join(web, built, "client"),
  };
  const { status } = spawnSync("pnpm", args, { cwd: web, env, stdio: "inherit" });
  if (status !== 0) throw new Error(`pnpm ${args.join(" ")} ended with ${status}.`);
}

/** Changes a file of the folder, as the brokerage's staff would do by hand. */
function edit(file: string, found: string | RegExp, put: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  const edited = text.replace(found, put);
  if (edited === text) throw new Error(`${path} has no ${found}.`);
  writeFileSync(path, edited);
}

try {
  writeFilledStarter(folder);
  cpSync(pictures, join(folder, "pictures"), { recursive: true });
  edit("team/firstMember.ts", "profile: {", 'portrait: "odessa.jpg",\n  profile: {');
  edit("look.ts", "colours:", 'logo: "logo.svg",\n  colours:');
  // The tests find every link to the omitted calculator.
  edit("resources.ts", / {4}\{\n {6}id: "affordability",[\s\S]*?\n {4}\},\n/, "");
  edit("resources.ts", "otherCalculators: true", "otherCalculators: false");
  // Unit tests that read a brokerage's folder; api has them in these parts.
  run(
    "--filter=@mortgage-kit/content",
    "exec",
    "vitest",
    "run",
    "--no-isolate",
    "--testTimeout=60000",
  );
  run("exec", "vitest", "run", "--project=node");
  const ofApi = ["http", "settings", "store/duties"];
  run("--filter=@mortgage-kit/api", "exec", "vitest", "run", ...ofApi.map((part) => `src/${part}`));
  run("run", "build");
  run("exec", "playwright", "test", "brokerage", "links", "every-page", "html");
} finally {
  rmSync(elsewhere, { recursive: true });
}
