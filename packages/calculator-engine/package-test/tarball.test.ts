import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const project = mkdtempSync(join(tmpdir(), "calculator-engine-"));
let tarball = "";

const run = (command: string, args: readonly string[], cwd = root) =>
  execFileSync(command, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

beforeAll(() => {
  run("pnpm", ["run", "build"]);
  run("pnpm", ["pack", "--pack-destination", project]);
  tarball = join(project, readdirSync(project).find((name) => name.endsWith(".tgz")) ?? "");
  writeFileSync(join(project, "package.json"), '{ "private": true, "type": "module" }');
  run("npm", ["install", "--offline", "--no-audit", "--no-fund", tarball], project);
}, 120_000);

afterAll(() => rmSync(project, { recursive: true }));

const readme = readFileSync(join(root, "README.md"), "utf8");
const examples = [...readme.matchAll(/```js\n(.*?)```/gs)].map(([, code = ""]) => code);

describe("the packed tarball, installed into an empty project,", () => {
  test.each(examples)("prints what the README says: %#", (code) => {
    const promised = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text]) => text);
    writeFileSync(join(project, "example.js"), code);
    const printed = run(process.execPath, ["example.js"], project).trimEnd().split("\n");
    expect(promised.length).toBeGreaterThan(0);
    expect(printed).toEqual(promised);
  });

  test("brings types that a strict consumer compiles against", () => {
    const source = `
      import { createWizard, payment, type PaymentInputs } from "@simcoe/calculator-engine";
      import { mortgagePayment } from "@simcoe/calculator-engine/canada";
      import { explainPayment } from "@simcoe/calculator-engine/insight";
      declare const inputs: PaymentInputs;
      export const monthly: number = payment.calculate(inputs).monthly;
      export const lender: number = mortgagePayment({ principal: 1, annualRate: 5, amortizationYears: 25 });
      import { words } from "@simcoe/calculator-engine/words/fr";
      export const labels: string[] = explainPayment(inputs).map((step) => words.step(step).label);
      export const step: number = createWizard(payment).start.step;
    `;
    writeFileSync(join(project, "consumer.ts"), source);
    const options = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2023"];
    const tsc = join(root, "node_modules", ".bin", "tsc");
    expect(run(tsc, [...options, "--types", "", "consumer.ts"], project)).toBe("");
  }, 60_000);

  test("brings the rules, their schema and the worked examples as data", () => {
    const code = `
      import rules from "@simcoe/calculator-engine/rules.json" with { type: "json" };
      import schema from "@simcoe/calculator-engine/rules.schema.json" with { type: "json" };
      import vectors from "@simcoe/calculator-engine/vectors/canada.json" with { type: "json" };
      const versions = rules.rules.flatMap(({ versions }) => versions);
      const cited = versions.every(({ source }) => source.citation && source.url);
      console.log(cited, schema.$schema, vectors.length >= 250);
    `;
    writeFileSync(join(project, "data.js"), code);
    const printed = run(process.execPath, ["data.js"], project).trim();
    expect(printed).toBe("true https://json-schema.org/draft/2020-12/schema true");
  });

  test("carries the worked examples and nothing that belongs to development", () => {
    const installed = join(project, "node_modules", "@simcoe", "calculator-engine");
    expect(readdirSync(installed).toSorted()).toEqual(
      ["LICENSE", "README.md", "dist", "package.json", "vectors"]
        .concat(readdirSync(root).includes("CHANGELOG.md") ? ["CHANGELOG.md"] : [])
        .toSorted(),
    );
    const dist = readdirSync(join(installed, "dist"), { recursive: true, encoding: "utf8" });
    expect(dist.filter((name) => name.includes(".test."))).toEqual([]);
  });

  test("satisfies publint and are-the-types-wrong", () => {
    const bin = join(root, "node_modules", ".bin");
    run(join(bin, "publint"), [tarball, "--strict"]);
    run(join(bin, "attw"), [tarball, "--profile", "esm-only"]);
  }, 60_000);
});
