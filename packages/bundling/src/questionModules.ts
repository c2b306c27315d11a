import { readdirSync } from "node:fs";
import { join } from "node:path";

const packages = join(import.meta.dirname, "../..");
const engine = join(packages, "calculator-engine/src");
const calculators = join(packages, "calculators/src");
const ofEngine = readdirSync(engine);

/** Folders of the questions' own modules: engine and calculators have each under the same name. */
export const questionFolders: readonly string[] = readdirSync(calculators).filter(
  (name) => !name.includes(".") && ofEngine.includes(name),
);

export const languages = ["en", "fr"] as const;

/** Modules that a calculator loads before its first question, in every language. */
export const firstModules: readonly string[] = [
  ...questionFolders.flatMap((name) => [
    join(calculators, name, `${name}View.ts`),
    ...languages.map((language) => join(engine, name, `${name}Form.${language}.ts`)),
  ]),
  ...languages.map((language) => join(calculators, "language", `${language}.ts`)),
];
