/**
 * Builds every brokerage of the repository except the default one, and a new one that
 * `createBrokerage` writes to a temporary folder. Runs the tests on each that any brokerage must pass.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { brokerageNames, defaultBrokerage } from "@mortgage-kit/content/folder";

const web = join(import.meta.dirname, "..");
const tools = join(web, "../../packages/create-brokerage");
const elsewhere = mkdtempSync(join(tmpdir(), "brokerages-"));
const created = join(elsewhere, "created");

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): void {
  const { status } = spawnSync(command, args, { cwd: web, env, stdio: "inherit" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}.`);
}

/** Adds a photo and a logo to the new brokerage's files, as its staff would do by hand. */
function addPictures(): void {
  const pictures = join(tools, "testing/pictures");
  mkdirSync(join(created, "photos"));
  cpSync(join(pictures, "odessa.jpg"), join(created, "photos/odessa.jpg"));
  cpSync(join(pictures, "logo.svg"), join(created, "logo.svg"));
  addField("team/odessaFriesen.ts", 'photo: "odessa.jpg"');
  addField("look.ts", 'logo: "logo.svg"');
}

function addField(file: string, field: string): void {
  const path = join(created, file);
  const text = readFileSync(path, "utf8");
  writeFileSync(path, text.replace(/= \{\n/, `= {\n  ${field},\n`));
}

/** Removes a calculator, so that the tests find every link to an omitted one. */
function omitAffordability(): void {
  const path = join(created, "resources.ts");
  const text = readFileSync(path, "utf8");
  const without = text.replace(/ {4}\{\n {6}id: "affordability",[\s\S]*?\n {4}\},\n/, "");
  if (without === text) throw new Error(`${path} has no card of the affordability calculator.`);
  writeFileSync(path, without);
}

try {
  const answers = join(tools, "testing/answers.json");
  run(process.execPath, [join(tools, "src/createBrokerage.ts"), answers, "--to", created]);
  addPictures();
  omitAffordability();
  const others = brokerageNames().filter((name) => name !== defaultBrokerage);
  for (const brokerage of [...others, created]) {
    const built = `.builds/${basename(brokerage)}`;
    const env = {
      ...process.env,
      SITE_BROKERAGE: brokerage,
      SITE_BUILD: built,
      SITE_DIR: join(web, built, "client"),
    };
    run("pnpm", ["run", "build"], env);
    // The new brokerage has the same pages, and unit tests cover its colours.
    const pages = brokerage === created ? ["opening"] : ["every-page", "html"];
    run("pnpm", ["exec", "playwright", "test", "brokerage", "links", ...pages], env);
  }
} finally {
  rmSync(elsewhere, { recursive: true });
}
