import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const folder = join(import.meta.dirname, "app/live");
const packages = join(import.meta.dirname, "../../packages");
const engine = readdirSync(join(packages, "calculator-engine/src"));
/** Folders of the questions' own modules: engine and calculators have each under the same name. */
const questions = readdirSync(join(packages, "calculators/src")).filter(
  (name) => !name.includes(".") && engine.includes(name),
);

/** Languages of the pages, by the ending of a part's name. */
const languages = { "": "en", ".fr": "fr" };

/** Modules of the calculators' live parts by name: one for each question and language. */
const calculatorParts = new Map(
  questions.flatMap((question) =>
    Object.entries(languages).map(([ending, language]) => {
      const id = question.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const part = `${id}-calculator${ending}`;
      const form = `${question}Form${language === "en" ? "English" : "French"}`;
      const code = `
        import { ${form} } from "@mortgage-kit/calculator-engine/form/${language}/${question}";
        import { ${language} } from "@mortgage-kit/calculators/define";
        import { ${question}View } from "@mortgage-kit/calculators/view/${question}";
        import { calculatorPart } from "../sections/CalculatorPage/CalculatorPage.tsx";
        import { live } from "./live.tsx";
        const view = ${question}View(${form}, ${language});
        export const Part = live("${part}", calculatorPart(view));`;
      return [part, code] as const;
    }),
  ),
);
const pathOf = (part: string) => join(folder, `${part}.tsx`);

/** Provides the modules of the calculators' live parts, and `virtual:calculator-parts`, which lists them. */
export function calculatorPages(): Plugin {
  const list = "\0virtual:calculator-parts";
  const names = [...calculatorParts.keys()];
  const modules = new Map([...calculatorParts].map(([part, code]) => [pathOf(part), code]));
  modules.set(
    list,
    `${names.map((part, at) => `import { Part as p${at} } from "${pathOf(part)}";`).join("\n")}
    export const parts = { ${names.map((part, at) => `"${part}": p${at}`)} };`,
  );
  return {
    name: "calculator-pages",
    enforce: "pre",
    resolveId: (id) => (`\0${id}` === list ? list : modules.has(id) ? id : undefined),
    load: (id) => modules.get(id),
  };
}

const scripts = readdirSync(folder).flatMap((name) =>
  name === "live.tsx" ? [] : join(folder, name),
);

/** Matches the modules that the framework would run in the browser: its entry and each route. */
const frameworkEntry = /entry\.client\.tsx$|\?__react-router-build-client-route$/;

/** Builds a script per live part, because the framework's scripts would hydrate whole pages. */
export function liveParts(): Plugin {
  return {
    name: "live-parts",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart() {
      for (const id of [...scripts, ...[...calculatorParts.keys()].map(pathOf)])
        this.emitFile({ type: "chunk", id });
    },
    transform: { filter: { id: frameworkEntry }, handler: () => "export {};" },
  };
}

const initial = ["$initial" as const];
/** Modules of the calculators, without those that read the figures other pages get from the address. */
const calculators =
  /\/packages\/calculator(?!s\/src\/(?:figures|result\/Figure|result\/shareLink\/(?:sentFigures|fragment))\.ts)/;
/** Chunks of the languages, each with a test for the modules of its words. */
const languageWords = Object.entries({ english: "en", french: "fr" }).map(([name, code]) => {
  const file = new RegExp(`(?:\\.${code}|/${code}|/${name})\\.tsx?$`);
  return { name, test: (id: string) => calculators.test(id) && file.test(id) };
});
const isWords = (id: string) => languageWords.some(({ test }) => test(id));
const question = new RegExp(`/packages/calculator(?:-engine|s)/src/(${questions.join("|")})/`);
const questionOf = (id: string) => question.exec(id)?.[1] ?? "question";

/**
 * Keeps the files of a live part few: on a slow connection a request costs more than its bytes. A
 * group takes what its modules import, so those that others import have the higher priority.
 */
export const siteChunks = [
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 5 },
  {
    name: "kit",
    test: (id: string) => !calculators.test(id),
    tags: initial,
    minShareCount: 2,
    priority: 4,
  },
  {
    name: "calculators",
    test: (id: string) => calculators.test(id) && !isWords(id) && !question.test(id),
    tags: initial,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: questionOf,
    test: (id: string) => question.test(id) && !isWords(id),
    tags: initial,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: "later",
    test: (id: string) => /\/packages\/(?:calculator|ui)/.test(id) && !isWords(id),
    minShareCount: 2,
    priority: 1,
  },
  ...languageWords.flatMap(({ name, test }) => [
    { name, test, tags: initial, minShareCount: 2, priority: 0.5 },
    { name: `${name}-later`, test, minShareCount: 2, priority: 0 },
  ]),
];
