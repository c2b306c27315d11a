import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadSite } from "@mortgage-kit/content";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readAnswers } from "./readAnswers.ts";

// Most tests start a process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const command = join(import.meta.dirname, "createBrokerage.ts");
const answers = join(import.meta.dirname, "../testing/answers.json");
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "brokerage-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function create(args: string[], input = "") {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    input,
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

/** Loads a folder as a build does, and returns its name, its people's slugs and its number of pages. */
async function published(path: string): Promise<string> {
  const { brokerage, pages, team } = await loadSite(path, "en");
  return `${brokerage.name} ${team.members.map(({ slug }) => slug)} ${pages.length}`;
}

test("An answers file becomes a publishable folder with a list of placeholder texts", async () => {
  const to = join(folder, "from-file");
  expect(create([answers, "--to", to])).toMatchObject({ status: 0 });
  expect(await published(to)).toBe(
    `Northwind & Söns' <"Prêts"> Hypothécaires de Moose Jaw Ltd. odessa-friesen,zoe-obrien 22`,
  );
  expect(readFileSync(join(to, "TODO.md"), "utf8")).toContain("Odessa Friesen, Zoë O'Brien");
  expect(readdirSync(to)).toEqual(expect.arrayContaining(["index.ts", "look.ts", "team"]));
  const paths = readdirSync(to, { recursive: true, encoding: "utf8" });
  const files = paths.filter((path) => /\.(ts|md)$/.test(path));
  const unfilled = files.filter((path) => /{{|__/.test(readFileSync(join(to, path), "utf8")));
  expect(unfilled).toEqual([]);
});

test("Interactive answers give the same folder, and invalid ones are asked again", async () => {
  const to = join(folder, "by-hand");
  const lines = [
    "Harbour House Loans",
    "Lunenburg",
    "Nova Scotia",
    "NS",
    "902-5550130",
    "902-555-0130",
    "desk@harbourhouse.example",
    "SNS 4410",
    "#1d4f91",
    "#ff9500",
    "yes",
    "Prudence",
    "Prudence Zwicker",
    "Mortgage Broker",
    "MB 1204",
    "902-555-0131",
    "prudence@harbourhouse.example",
    "",
  ];
  const { status, output } = create(["--to", to], `${lines.join("\n")}\n`);
  expect([status, output.match(/[^\n]* but must be [^\n]*/g)]).toEqual([
    0,
    [
      expect.stringContaining(
        'Province is "Nova Scotia", but must be one of AB, BC, MB, NB, NL, NS, ON, PE, QC, SK.',
      ),
      expect.stringContaining(
        'Telephone is "902-5550130", but must be a telephone number such as 613-555-0142.',
      ),
      expect.stringContaining('The name is "Prudence", but must be a first and a last name.'),
    ],
  ]);
  expect(output).toMatch(
    /White words on #ff9500 have a contrast of 2\.\d\d to 1, but need 4\.5; the nearest colour that passes is #[0-9a-f]{6}\./,
  );
  expect(await published(to)).toBe("Harbour House Loans prudence-zwicker 21");
});

test("An existing folder is not overwritten", () => {
  const { status, output } = create([answers, "--to", folder]);
  expect([status, output]).toEqual([1, expect.stringContaining("is there already")]);
});

test("An invalid answers file reports each invalid answer and writes nothing", () => {
  const to = join(folder, "wrong");
  const wrong = join(import.meta.dirname, "../package.json");
  const { status, output } = create([wrong, "--to", to]);
  expect(status).toBe(1);
  expect(output).toContain("city is missing, but must be a text.");
  expect(output).toMatch(/scripts is not a field here; the fields are folder, name, city/);
  expect(existsSync(to)).toBe(false);
});

test("A territory is rejected with the reason that no regulator is known", () => {
  for (const province of ["YT", "NT", "NU"]) {
    const given = { ...JSON.parse(readFileSync(answers, "utf8")), province };
    expect(() => readAnswers(given)).toThrow(
      `province is "${province}", but must be a province: no regulator of mortgage brokers is known here`,
    );
  }
});

test("Help shows a valid answers file", () => {
  const { status, output } = create(["--help"]);
  expect(status).toBe(0);
  const [file = ""] = /^\{[\s\S]*^\}$/m.exec(output) ?? [];
  expect(readAnswers(JSON.parse(file)).city).toBe("Lunenburg");
  expect(create(["--too", "x"])).toMatchObject({
    status: 1,
    output: expect.stringContaining("--too"),
  });
});

test("A folder outside the repository contains its own types", () => {
  const to = join(folder, "typed");
  create([answers, "--to", to]);
  const tsc = join(import.meta.dirname, "../node_modules/.bin/tsc");
  const check = () => spawnSync(tsc, ["-p", to], { encoding: "utf8" });
  expect(check()).toMatchObject({ status: 0, stdout: "" });
  const team = join(to, "team/odessaFriesen.ts");
  writeFileSync(team, readFileSync(team, "utf8").replace("firstName:", "forename:"));
  expect(check().stdout).toContain("firstName");
});

test("A folder in a CommonJS repository, as npm init makes it, is checked and loaded", () => {
  const repository = join(folder, "common-js");
  mkdirSync(repository);
  writeFileSync(join(repository, "package.json"), '{ "type": "commonjs" }');
  const to = join(repository, "brokerage");
  create([answers, "--to", to]);
  const tsc = join(import.meta.dirname, "../node_modules/.bin/tsc");
  expect(spawnSync(tsc, ["-p", to], { encoding: "utf8" })).toMatchObject({ status: 0, stdout: "" });
  const script = 'console.log(typeof (await import("./index.ts")).content)';
  const loaded = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    cwd: to,
    encoding: "utf8",
  });
  expect([loaded.stdout.trim(), loaded.stderr]).toEqual(["object", ""]);
});
