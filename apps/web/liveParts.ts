import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const folder = join(import.meta.dirname, "app/live");
const scripts = readdirSync(folder).filter((name) => name !== "live.tsx");

/** Matches the modules that the framework would run in the browser: its entry and each route. */
const frameworkEntry = /entry\.client\.tsx$|\?__react-router-build-client-route$/;

/**
 * Builds one script per live part instead of the framework's scripts, which would hydrate whole pages.
 * The browser never renders a route.
 */
export function liveParts(): Plugin {
  return {
    name: "live-parts",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart() {
      for (const name of scripts) this.emitFile({ type: "chunk", id: join(folder, name) });
    },
    transform: { filter: { id: frameworkEntry }, handler: () => "export {};" },
  };
}

const initial = ["$initial" as const];
/** Modules of the calculators, without those that read the figures other pages get from the address. */
const calculators =
  /\/packages\/calculator(?!s\/src\/(?:figures|result\/Figure|result\/shareLink\/(?:sentFigures|fragment))\.ts)/;
const french = (id: string) => calculators.test(id) && /(?:\.fr|\/fr)\.tsx?$/.test(id);
const packages = join(import.meta.dirname, "../../packages");
const foldersOf = (name: string) => readdirSync(join(packages, name, "src"));
/** Folders of the questions' own modules: engine and calculators have each under the same name. */
const inEngine = foldersOf("calculator-engine");
const questions = foldersOf("calculators").filter(
  (name) => !name.includes(".") && inEngine.includes(name),
);
const question = new RegExp(`/packages/calculator(?:-engine|s)/src/(${questions.join("|")})/`);
const isOfQuestion = (id: string) => question.test(id) && !french(id);
const questionOf = (id: string) => question.exec(id)?.[1] ?? "question";

/**
 * Chunk groups that keep the number of files per live part low, because on a slow connection each
 * request costs more than its bytes. All parts share React and the kit. The calculators share one
 * chunk for their start and one for code that they load later. The French words have two of their own,
 * and so has each question, whose two pages, one a language, share its modules.
 */
export const chunkGroups = [
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 4 },
  {
    name: "kit",
    test: (id: string) => !calculators.test(id),
    tags: initial,
    minShareCount: 2,
    priority: 3,
  },
  { name: "french", test: french, tags: initial, minShareCount: 2, priority: 2 },
  { name: "french-later", test: french, minShareCount: 2, priority: 2 },
  { name: "calculators", test: calculators, tags: initial, minShareCount: 2, priority: 1 },
  {
    name: (id: string) => `${questionOf(id)}-later`,
    test: isOfQuestion,
    minShareCount: 2,
    priority: 1,
  },
  { name: "later", test: /\/packages\/(?:calculator|ui)/, minShareCount: 2, priority: 0 },
];
