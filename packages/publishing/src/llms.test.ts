import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript-5.4";
import { expect, test } from "vitest";
import { readPackageManifest } from "./entryPoints.ts";
import { commentOf, exportsOf, sourceEntryPoints } from "./sourceProgram.ts";

const packages = join(import.meta.dirname, "../..");

/** Documents of each package for who writes code with it, with what they hold. */
const documents = {
  "calculator-engine": {
    "README.md": "examples of estimates, rules and verdicts; units and errors",
    "GLOSSARY.fr.md": "French terms",
  },
  calculators: {
    "README.md": "the smallest example, and the properties of `host`",
    "COMPONENTS.md": "each component and type with its properties, defaults and an example",
    "RECIPES.md":
      "Next, Vite, React Router, plain HTML, WordPress; a calculator of your own with a verdict in two languages",
  },
  ui: {
    "README.md": "the smallest example, themes, server components",
    "COMPONENTS.md": "each component and type with its properties, defaults and an example",
    "CUSTOM-PROPERTIES.md": "the custom properties of a brand",
  },
} as const;

const firstSentence = (text: string) =>
  /^.*?\.(?=\s|$)/s.exec(text)?.[0].replaceAll(/\s+/g, " ") ?? text;

/** Writes the README's examples and the values that each entry point exports, with the first sentence about each. */
function entryPointsPage(folder: keyof typeof documents): string {
  const root = join(packages, folder);
  const { name, description } = readPackageManifest(root);
  const sections = sourceEntryPoints(folder).flatMap(({ entryPoint, file }) => {
    const lines = [...exportsOf(file)].flatMap(([exported, symbol]) => {
      if (!(symbol.flags & ts.SymbolFlags.Value)) return [];
      const text = commentOf(symbol);
      return [text ? `- \`${exported}\`: ${firstSentence(text)}` : `- \`${exported}\``];
    });
    return lines.length > 0
      ? [`### ${name}${entryPoint.slice(1)}\n\n${lines.toSorted().join("\n")}`]
      : [];
  });
  const files = Object.entries(documents[folder]).map(
    ([file, text]) => `- [${file}](${file}): ${text}`,
  );
  const examples = readFileSync(join(root, "README.md"), "utf8").match(/```tsx?\n.*?```/gs) ?? [];
  return `# ${name}

> ${description}

Money is a number of dollars, unrounded; a rate is percent a year (5.5 means 5.5 %); a term is years. Imports name the entry point.
Each function has types and a doc comment with an example.

## Documents

${files.join("\n")}

## Examples

${examples.join("\n\n")}

## Exports by entry point

${sections.join("\n\n")}
`;
}

// `vitest run src/llms -u` writes the page anew.
test.each(Object.keys(documents) as (keyof typeof documents)[])(
  "llms.txt of %s lists its entry points and exports",
  async (folder) => {
    await expect(entryPointsPage(folder)).toMatchFileSnapshot(join(packages, folder, "llms.txt"));
  },
  60_000,
);
