import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Described, describedComponents } from "./describedComponents.ts";

const packages = join(import.meta.dirname, "../..");

const cell = (text: string) => text.replaceAll("|", "\\|");

function table({ properties }: Described): string {
  if (properties.length === 0) return "";
  const rows = properties.map(({ name, type, isRequired, default: start, text }) => {
    const usual = start ? `\`${cell(start)}\`` : isRequired ? "required" : "";
    return `| \`${name}\` | \`${cell(type)}\` | ${usual} | ${cell(text)} |\n`;
  });
  return `\n| Property | Type | Default | |\n| --- | --- | --- | --- |\n${rows.join("")}`;
}

const values = ({ members = [] }: Described) =>
  members.length > 0 ? `\n${members.map((each) => `\`${each}\``).join(" · ")}\n` : "";

const further = ({ element }: Described) =>
  element
    ? `\nFurther properties are those of \`<${element}>\`, without \`className\` and \`style\`.\n`
    : "";

/** Writes the page of a package's components; each keeps the example of the present page. */
function componentsPage(folder: string, all: readonly Described[], present: string): string {
  const examples = new Map(
    [...present.matchAll(/^### (\w+)\n[^#]*?(```tsx\n.*?```)/gms)].map(([, name, code]) => [
      name,
      code,
    ]),
  );
  const section = (described: Described) => {
    const { name, text } = described;
    const example = examples.get(name);
    const parts = [
      text && `\n${text}\n`,
      example && `\n${example}\n`,
      table(described),
      further(described),
      values(described),
    ];
    return `### ${name}\n${parts.filter(Boolean).join("")}`;
  };
  const ofKind = (kind: Described["kind"]) =>
    all
      .filter((each) => each.kind === kind)
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .map(section)
      .join("\n");
  return `# All components of @mortgage-kit/${folder}

The tables follow from the types. Storybook shows each component in use.

## Components

${ofKind("component")}
## Types

${ofKind("type")}`;
}

describe.each(["ui", "calculators"])("the components of %s", (folder) => {
  const all = describedComponents(folder);
  const components = all.filter(({ kind }) => kind === "component");

  test("have a doc comment on every property", () => {
    expect(components.length).toBeGreaterThan(0);
    const missing = components.flatMap(({ name, properties }) =>
      properties.filter(({ text }) => !text).map((property) => `${name}.${property.name}`),
    );
    expect(missing).toEqual([]);
  });

  // `vitest run src/components -u` writes the page anew.
  test("are described by COMPONENTS.md, each with an example", async () => {
    const file = join(packages, folder, "COMPONENTS.md");
    const present = existsSync(file) ? readFileSync(file, "utf8") : "";
    await expect(componentsPage(folder, all, present)).toMatchFileSnapshot(file);
    const shown = [...present.matchAll(/```tsx\n.*?```/gs)].map(([code]) => code).join("\n");
    const without = components.filter(({ name }) => !new RegExp(`<${name}\\b`).test(shown));
    expect(without.map(({ name }) => name)).toEqual([]);
  });
});

test.each([
  ["VerdictConfidence", "src/insight/Answer.ts", "calculator-engine/README.md"],
  ["Topic", "src/words/LenderWords.ts", "calculators/RECIPES.md"],
  ["NumberKind", "src/calculator.ts", "calculators/RECIPES.md"],
])(
  "every member of %s is named where it is documented",
  (name, file, page) => {
    const all = describedComponents("calculator-engine", file);
    const members = all.find((each) => each.name === name)?.members ?? [];
    expect(members.length).toBeGreaterThan(1);
    const text = readFileSync(join(packages, page), "utf8");
    const named = members.map((each) => each.replaceAll('"', "`"));
    expect(named.filter((each) => !text.includes(each))).toEqual([]);
  },
  60_000,
);
