import type { Rolldown } from "vite";
import type { ChunkGroups } from "./bundleOptions.ts";

type Chunk = Rolldown.OutputChunk;

/** A calculator's questions in one language: `payment.en.ts`. */
const questionsFile = /\/packages\/calculators\/src\/(\w+)\/\1\.(\w+)\.tsx?$/;
const ruleFile = /\/packages\/calculator-engine\/src\/canada\//;
/** Parts of a calculator's result: `PaymentResult.tsx`. */
const resultFile = /\/packages\/calculators\/src\/\w+\/\w+Result\.tsx$/;

/**
 * Groups modules that visitors load together. The bundler would split them by importer, and on a slow
 * connection each request costs more than its bytes.
 *
 * - `core` is loaded before the first question of every calculator.
 * - A calculator's name is the chunk of its own modules, the same in every language.
 * - `rules` contains the legal rules that questions need.
 * - `result` is loaded with every result.
 * - `shared.<language>` contains what at least two calculators load in a language.
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
    return roots.map((root) => ({ file: root.facadeModuleId ?? "", modules: modulesOf(root) }));
  };

  const questions = loading(questionsFile);
  const languages = [...new Set(questions.map(({ file }) => languageOf(file)))];
  const sharedIn = languages.map((language) => ({
    language,
    modules: inAtLeast(
      2,
      questions.filter(({ file }) => languageOf(file) === language),
    ),
  }));
  const core = union([
    ...loading(/\/apps\/embed\/src\/(?:openCalculator|theme\/themeCss)\.ts$/),
    { modules: inAtLeast(languages.length, sharedIn) },
  ]);
  const asked = union(questions);
  const calculators = [
    ...new Set(questions.map(({ file }) => questionsFile.exec(file)?.[1] ?? "")),
  ];
  const ownModules = (calculator: string) =>
    only(
      asked,
      (id) => id.includes(`/src/${calculator}/`) && !core.has(id) && !questionsFile.test(id),
    );
  const results = loading(resultFile);
  const withResults = union([
    ...loading(/\/result\/resultPage\.tsx$/),
    { modules: inAtLeast(results.length - 1, results) },
  ]);
  return new Map([
    ["core", core],
    ...calculators.map((calculator) => [calculator, ownModules(calculator)] as const),
    ["rules", only(asked, (id) => !core.has(id) && ruleFile.test(id))],
    ["result", only(withResults, (id) => !core.has(id) && !asked.has(id))],
    ...sharedIn.map(
      ({ language, modules }) =>
        [`shared.${language}`, only(modules, (id) => !core.has(id))] as const,
    ),
  ]);
}

const languageOf = (file: string) => questionsFile.exec(file)?.[2] ?? "";

interface Loading {
  readonly modules: ReadonlySet<string>;
}

const union = (parts: readonly Loading[]) => new Set(parts.flatMap(({ modules }) => [...modules]));

/** Returns the modules that at least this many parts load. */
function inAtLeast(least: number, parts: readonly Loading[]): Set<string> {
  return only(union(parts), (id) => parts.filter(({ modules }) => modules.has(id)).length >= least);
}

const only = (modules: ReadonlySet<string>, isMeant: (id: string) => boolean) =>
  new Set([...modules].filter(isMeant));
