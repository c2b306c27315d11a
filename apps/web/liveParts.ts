import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { questionFolders } from "@mortgage-kit/bundling/questionModules";
import type { Plugin } from "vite";

const folder = join(import.meta.dirname, "app/live");

/** Languages of the pages, by the ending of a part's name. */
const languages = { "": "en", ".fr": "fr" };

/** Modules of the calculators' live parts by name: one for each question and language. */
const calculatorParts = new Map(
  questionFolders.flatMap((question) =>
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

const scripts = readdirSync(folder).filter((name) => name.endsWith(".tsx") && name !== "live.tsx");

/** Modules of all live parts, by the parts' names. */
export const liveParts: ReadonlyMap<string, string> = new Map([
  ...scripts.map((name) => [basename(name, ".tsx"), join(folder, name)] as const),
  ...[...calculatorParts.keys()].map((part) => [part, pathOf(part)] as const),
]);

/** Empties the framework's scripts, which would hydrate whole pages: its entry and each route. */
export function withoutFrameworkScripts(): Plugin {
  return {
    name: "without-framework-scripts",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /entry\.client\.tsx$|\?__react-router-build-client-route$/ },
      handler: () => "export {};",
    },
  };
}
