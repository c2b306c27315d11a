import { readFileSync } from "node:fs";
import { join } from "node:path";
import { documentedAt, exampleIn } from "@mortgage-kit/publishing/docExamples";
import { moduleEntryPoints, readPackageManifest } from "@mortgage-kit/publishing/entryPoints";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build, type Plugin, parseSync } from "vite";
import type { Example } from "../playground/Example.ts";
import type { RecordedCall } from "./recordAnswers.ts";

const folderOf = (name: string) => join(import.meta.dirname, "../../../packages", name);

/** Packages with examples, and the entry points with them: the kit's components have stories instead. */
const packages = [
  { name: "calculator-engine" },
  { name: "calculators" },
  { name: "ui", only: "./tokens" },
];
const entryPoints = packages.flatMap(({ name, only }) => {
  const manifest = readPackageManifest(folderOf(name));
  const all = moduleEntryPoints(manifest.exports, folderOf(name));
  const shown = only ? all.filter(([entryPoint]) => entryPoint === only) : all;
  return shown.map(([entryPoint, target]) => ({
    specifier: `${manifest.name}${entryPoint.slice(1)}`,
    file: join(folderOf(name), target),
  }));
});

/** Returns the names that a module exports by name or declares as exports, without types. */
function exportedNames(file: string): readonly string[] {
  const { module } = parseSync(file, readFileSync(file, "utf8"));
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, exportName: { name } }) => (isType || !name ? [] : [name])),
  );
}

/** Returns the examples of every exported declaration, each once. */
function packageExamples(): Example[] {
  const seen = new Set<string>();
  const ids = new Set<string>();
  return entryPoints.flatMap(({ specifier, file }) =>
    exportedNames(file).flatMap((name): Example[] => {
      const documented = documentedAt(file, name);
      const code = documented && exampleIn(documented.doc);
      const place = `${documented?.file} ${name}`;
      if (!code || seen.has(place)) return [];
      seen.add(place);
      // The words of each language and question have one name.
      const id = ids.has(name) ? `${name}-${specifier.split("/").slice(2).join("-")}` : name;
      ids.add(id);
      return [{ kind: "code", id, title: name, group: specifier, text: code }];
    }),
  );
}

const tag: Example = {
  kind: "tag",
  id: "tag",
  title: "A calculator in a page",
  group: "The tag",
  text: '<mortgage-calculator calculator="payment" lang="en" province="ON"></mortgage-calculator>',
};

const question = {
  id: "affordability",
  ...{ annualIncome: 120_000, monthlyDebts: 500, downPayment: 80_000 },
  ...{ interestRate: 5.5, loanTerm: 25 },
};
const tools: readonly (readonly [id: string, title: string, call: object])[] = [
  [
    "assistant",
    "Ask a whole question",
    { name: "answer_question", arguments: { question, facts: { province: "ON" } } },
  ],
  [
    "assistant-tax",
    "Ask for one figure",
    {
      name: "buy_home",
      arguments: { figure: "land_transfer_tax", province: "ON", city: "Toronto", price: 900_000 },
    },
  ],
  [
    "assistant-rule",
    "Look up a rule",
    { name: "look_up_rule", arguments: { ruleId: "stress-test" } },
  ],
];

/** Writes `playground.html` and its scripts. The page runs every example without any other server. */
export async function buildPlayground(dist: string, calls: readonly RecordedCall[]): Promise<void> {
  const json = (value: unknown) => JSON.stringify(value, null, 2);
  const examples: readonly Example[] = [
    ...packageExamples(),
    tag,
    ...calls.map(({ id, title, method, path, body, status, answer }): Example => {
      const text = `${method} ${path}${body ? `\n\n${json(body)}` : ""}`;
      return {
        kind: "rest",
        id,
        title,
        group: "REST API",
        text,
        answer: `${status}\n\n${pretty(answer)}`,
      };
    }),
    ...tools.map(([id, title, call]): Example => {
      return { kind: "assistant", id, title, group: "Assistants' server", text: json(call) };
    }),
  ];
  const virtual = virtualModules({
    "virtual:examples": `export const examples = ${JSON.stringify(examples)};`,
    "virtual:modules": `export const modules = {${entryPoints
      .map(
        ({ specifier }) =>
          `${JSON.stringify(specifier)}: () => import(${JSON.stringify(specifier)})`,
      )
      .join(",")}};`,
  });
  await build({
    root: join(import.meta.dirname, "../playground"),
    base: "./",
    configFile: false,
    logLevel: "error",
    plugins: [virtual, vanillaExtractPlugin()],
    worker: { format: "es", plugins: () => [virtual, vanillaExtractPlugin()] },
    build: {
      outDir: dist,
      emptyOutDir: false,
      assetsDir: "playground",
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, "../playground/playground.html") },
    },
  });
}

function pretty(answer: string): string {
  try {
    return JSON.stringify(JSON.parse(answer), null, 2);
  } catch {
    return answer;
  }
}

function virtualModules(sources: Readonly<Record<string, string>>): Plugin {
  return {
    name: "playground-modules",
    resolveId: (id) => (id in sources ? `\0${id}` : null),
    load: (id) => sources[id.replace(/^\0/, "")] ?? null,
  };
}
