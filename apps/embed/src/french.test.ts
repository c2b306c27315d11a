import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** Returns the paths of files that match the patterns, relative to the repository's root. */
const find = (patterns: readonly string[]) =>
  globSync(patterns as string[], {
    cwd: root,
    exclude: ["**/node_modules/**", "**/build/**", "**/dist/**"],
  }).toSorted();

/** Sources with French texts in files without `.fr.` in the name, some with English too. */
const others = [
  "apps/embed/src/noteWords.ts",
  "apps/embed/src/options/problemWords.ts",
  "packages/calculator-engine/src/words/french.ts",
  "packages/contracts/src/frenchRefusals.ts",
  "packages/contracts/src/termsConsent.ts",
  ...find(["packages/mcp-server/src/*.ts"]).filter((path) => read(path).includes("fr:")),
];
/** Returns true for a source with nothing but re-exports. */
const isIndex = (path: string) => !/^(?!export \{[^}]*\} from |\/\*\* |\/\/ ).+/m.test(read(path));
/** Collects the words of all questions and has no text of its own. */
const collection = "packages/calculator-engine/src/questions/words.fr.ts";
const sources = [
  ...find(["{apps,packages}/*/src/**/*.fr.ts"]).filter(
    (path) => path !== collection && !isIndex(path),
  ),
  ...others,
];

/**
 * Returns the string and template literals of a module, with `{}` for each placeholder, without module
 * paths.
 */
function textsOf(source: string): readonly string[] {
  const texts: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, value, quasis, source: _from, ...others }: Node = node;
    if (type === "Literal" && typeof value === "string") texts.push(value);
    if (quasis) texts.push(quasis.map((quasi) => quasi.value.cooked).join("{}"));
    Object.values({ value, ...others }).forEach(visit);
  };
  visit(parseSync("texts.tsx", source).program);
  return texts;
}

interface Node {
  readonly type?: string;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
  readonly source?: unknown;
}

/** Returns the texts of a source that visitors see, without ids and module paths. */
function readTexts(path: string): readonly string[] {
  const source = read(path);
  const all = textsOf(source);
  return all.filter((text) => !/^[@./\w-]*[-/][@./\w-]*$/.test(text));
}

/** Returns the first column of the glossary's terms to avoid. */
function termsToAvoid(): readonly string[] {
  const glossary = read("packages/calculator-engine/GLOSSARY.fr.md");
  const [, section = ""] = glossary.split("## Terms to avoid");
  const rows = [...(section.split("\n## ")[0] ?? "").matchAll(/^\| ([^|]+) \|/gm)].slice(2);
  return rows.flatMap(([, cell = ""]) => cell.split(", "));
}

const withPlainSpaces = (text: string) => text.replace(/\u00a0/g, " ");

const avoided = termsToAvoid();
const wordOf = (term: string) => new RegExp(`(?<![\\p{L}’-])${term}(?![\\p{L}-])`, "iu");
const isMisused = (text: string, term: string) => wordOf(term).test(withPlainSpaces(text));

describe("the check of French sources", () => {
  test("reads the glossary and the sources", () => {
    expect(avoided).toContain("indemnité de départ");
    expect(avoided).toContain("éligibles");
    expect(avoided.length).toBeGreaterThan(50);
    expect(sources.length).toBeGreaterThan(25);
    for (const path of sources) expect(readTexts(path).length, path).toBeGreaterThan(0);
  });

  test("distinguishes a term from a longer word, ignoring the kind of space", () => {
    expect(isMisused("un ratio de 32", "ratio")).toBe(true);
    expect(isMisused("une opération", "ratio")).toBe(false);
    expect(isMisused("Mise de fonds", "mise de fond")).toBe(false);
    expect(isMisused("Indemnité de\u00a0départ", "indemnité de départ")).toBe(true);
  });

  test("reads every source of French texts", () => {
    const all = find(["{apps/embed,packages/*}/src/**/*.{ts,tsx}", "apps/embed/wordpress/*/*.php"]);
    const isOther = (path: string) =>
      !sources.includes(path) &&
      !/\.(test|stories)\.|\/example|\/canada\/(rules\/|censusAreas\.)|\/regulators\./.test(path);
    const french = all.filter(
      (path) =>
        isOther(path) && /[«»]|\p{L}’\p{L}.*[éèàê]|\b(vous|votre|des|une)\b/u.test(read(path)),
    );
    expect(french).toEqual([]);
  });
});

const isEnglish = (text: string) => /\b(the|is|are|with|of|your|you)\b/i.test(text);

describe.each(sources)("%s", (path) => {
  const texts = readTexts(path).filter((text) => !others.includes(path) || !isEnglish(text));

  test("has none of the terms to avoid", () => {
    const found = texts.flatMap((text) =>
      avoided.filter((term) => isMisused(text, term)).map((term) => `${term}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  test("has the typography of Quebec", () => {
    const isFrench = (text: string) => /[à-ÿœ«’]|\b(le|la|les|de|un|une|et|par)\b/iu.test(text);
    const wrong =
      /\p{L}'\p{L}| [;!?]|\.\.\.|\p{L} - \p{L}|(?<!\d)-\d|“|”|«(?![ \u00a0])|(?<![ \u00a0])»/u;
    // A line that breaks before a sign or a colon, or inside quotation marks, reads badly. The engine's
    // words get their no-break spaces from its formatter.
    const isShownAsWritten = /^packages\/calculators\/|Form\.fr\.ts$/.test(path);
    const loose = /[\d}] (?:%|\$)|[\p{L}\d}»] :(?= [\p{L}\d$]|$)|« | »/u;
    const found = texts.filter(
      (text) =>
        isFrench(text) &&
        !isEnglish(text) &&
        (wrong.test(text) || (isShownAsWritten && loose.test(text))),
    );
    expect(found).toEqual([]);
  });
});
