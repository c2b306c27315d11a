import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { optionAttributes } from "../src/options/optionAttributes.ts";
import { customElements, elementTypes } from "./elementTypes.ts";

const app = join(import.meta.dirname, "..");

test("the manifest and the README name every attribute", () => {
  const [declaration] = JSON.parse(customElements()).modules[0].declarations;
  const named = declaration.attributes.map(({ name }: { name: string }) => name);
  expect(named).toEqual(optionAttributes);
  const readme = readFileSync(join(app, "README.md"), "utf8");
  for (const name of optionAttributes)
    expect(readme).toMatch(new RegExp(`\\| .*\`${name}\`.* \\|`));
});

const page = `
export const good = <mortgage-calculator calculator="payment" lang="fr" compact id="calculator" />;
// @ts-expect-error There is no calculator of this name.
export const unknown = <mortgage-calculator calculator="lottery" />;
// @ts-expect-error The calculator is missing.
export const missing = <mortgage-calculator province="ON" />;
const made = document.createElement("mortgage-calculator");
made.calculator = "payment";
made.shareFigures = true;
// @ts-expect-error A flag is true or false.
made.compact = "yes";
made.addEventListener("mortgage-step", ({ detail }) => {
  const step: number = detail.step;
  return step;
});
`;

test("the types check the tag in JSX and in the document", () => {
  const folder = join(app, "node_modules/.cache/element-types");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "mortgage-calculator.d.ts"), elementTypes());
  writeFileSync(join(folder, "page.tsx"), page);
  const config = { extends: join(app, "tsconfig.json"), include: ["*.ts", "*.tsx"] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  const tsc = join(app, "node_modules/.bin/tsc");
  const errors = () => {
    try {
      return execFileSync(tsc, ["-p", folder], { encoding: "utf8" });
    } catch (error) {
      return String((error as { stdout?: string }).stdout);
    }
  };
  expect(errors()).toBe("");
}, 60_000);
