import type { Rolldown } from "vite";
import type { ChunkGroups } from "./bundleOptions.ts";

type Chunk = Rolldown.OutputChunk;

const viewFile = /\/packages\/calculators\/src\/(\w+)\/\1View\.ts$/;
/** Words of a language that all questions share: `language/en.ts`. */
const languageFile = /\/packages\/calculators\/src\/language\/(\w+)\.ts$/;
const formFile = /\/packages\/calculator-engine\/src\/(\w+)\/\1Form\.(\w+)\.ts$/;
const wordsFile = /\/packages\/calculator-engine\/src\/(\w+)\/\1Words\.(\w+)\.ts$/;
/** Formulas of the steps, of a few hundred bytes each. */
const formulaFile = /\/packages\/calculator-engine\/src\/explain\//;
const ruleFile = /\/packages\/calculator-engine\/src\/canada\//;
const resultFile = /\/packages\/calculators\/src\/\w+\/\w+Result\.tsx$/;

/**
 * Groups modules that visitors load together. The bundler would split them by importer, and on a slow
 * connection each request costs more than its bytes.
 *
 * - `core` is loaded before the first question of every calculator.
 * - A calculator's name is the chunk of its view and own modules, the same in every language.
 * - `rules` contains the legal rules that questions need.
 * - `result` is loaded with every result.
 * - `shared.<language>` contains what the questions of a language share.
 */
export function chunkGroups(chunks: readonly Chunk[]): ChunkGroups {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const modulesOf = (root: Chunk): Set<string> => {
    const found = new Set<Chunk>();
    const follow = (chunk: Chunk | undefined) => {
      if (!chunk || found.has(chunk)) return;
      found.add(chunk);
      for (const file of chunk.imports) follow(byFile.get(file));
    };
    follow(root);
    const joined = [...found].filter(({ isEntry, isDynamicEntry }) => !isEntry && !isDynamicEntry);
    return new Set(joined.flatMap(({ moduleIds }) => moduleIds));
  };
  const loading = (pattern: RegExp) => {
    const roots = chunks.filter(({ facadeModuleId }) => pattern.test(facadeModuleId ?? ""));
    if (roots.length === 0) throw new Error(`No script of the embed is built from ${pattern}.`);
    return roots.map((root) => {
      const [, name = "", language = ""] = pattern.exec(root.facadeModuleId ?? "") ?? [];
      return { name, language, modules: modulesOf(root), own: new Set(root.moduleIds) };
    });
  };

  const views = loading(viewFile);
  const forms = loading(formFile);
  const results = loading(resultFile);
  const languages = loading(languageFile);
  const questionFolder = new RegExp(`/src/(${views.map(({ name }) => name).join("|")})/`);
  const sharedIn = languages.map((language) => {
    const questions = views.map((view) => {
      const form = forms.filter((one) => one.name === view.name && one.language === language.name);
      return { modules: union([view, { modules: view.own }, ...form]) };
    });
    const outside = only(union(questions), (id) => !questionFolder.test(id) && !ruleFile.test(id));
    const shared = [{ modules: language.own }, { modules: inAtLeast(2, questions) }];
    return { name: language.name, modules: union([language, ...shared, { modules: outside }]) };
  });
  const words = loading(wordsFile);
  // Otherwise results in English would load what only French forms share.
  const sharedAcross = sharedIn.map(({ name, modules }) => {
    const others = union(words.filter(({ language }) => language !== name));
    return { modules: only(modules, (id) => others.has(id)) };
  });
  const core = union([
    ...loading(/\/apps\/embed\/src\/(?:openCalculator|theme\/elementThemeCss)\.ts$/),
    { modules: inAtLeast(languages.length, sharedIn) },
    ...sharedAcross,
  ]);
  const asked = union([...views, ...forms]);
  const formulas = only(union(results), (id) => formulaFile.test(id));
  const withResults = union([
    { modules: inAtLeast(results.length - 1, results) },
    { modules: formulas },
  ]);
  return new Map([
    ["core", core],
    ...views.map(({ name, own }) => {
      const inFolder = only(asked, (id) => id.includes(`/src/${name}/`));
      const all = union([{ modules: own }, { modules: inFolder }]);
      return [name, only(all, (id) => !core.has(id))] as const;
    }),
    ["rules", only(asked, (id) => !core.has(id) && ruleFile.test(id))],
    ["result", only(withResults, (id) => !core.has(id) && !asked.has(id))],
    ...sharedIn.map(
      ({ name, modules }) => [`shared.${name}`, only(modules, (id) => !core.has(id))] as const,
    ),
  ]);
}

interface Loading {
  readonly modules: ReadonlySet<string>;
}

const union = (parts: readonly Loading[]) => new Set(parts.flatMap(({ modules }) => [...modules]));

function inAtLeast(least: number, parts: readonly Loading[]): Set<string> {
  return only(union(parts), (id) => parts.filter(({ modules }) => modules.has(id)).length >= least);
}

const only = (modules: ReadonlySet<string>, isMeant: (id: string) => boolean) =>
  new Set([...modules].filter(isMeant));
