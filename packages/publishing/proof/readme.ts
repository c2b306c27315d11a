import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const packages = join(import.meta.dirname, "../..");
const ownCalculator = "RentalYield.tsx";

/** Returns the code blocks of a package's README in a language, such as `js`. */
export function readmeExamples(folder: string, language: string): readonly string[] {
  const readme = readFileSync(join(packages, folder, "README.md"), "utf8");
  const blocks = readme.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, "gs"));
  return [...blocks].map(([, code = ""]) => code);
}

/** Copies the documented calculator of one's own into a project, and returns its file. */
export function writeOwnCalculator(project: string): string {
  const examples = join(packages, "../apps/api-docs/examples");
  copyFileSync(join(examples, ownCalculator), join(project, ownCalculator));
  return ownCalculator;
}

/** Writes the files of a framework's recipe into a project: code blocks that begin with a path. */
export function writeRecipe(title: string, project: string): void {
  const recipes = readFileSync(join(packages, "calculators/RECIPES.md"), "utf8");
  const recipe = recipes.split(/^## /m).find((section) => section.startsWith(`${title}\n`)) ?? "";
  const files = [...recipe.matchAll(/```\w+ (\S+)\n(.*?)```/gs)];
  if (files.length === 0) throw new Error(`RECIPES.md has no files for ${title}.`);
  for (const [, path = "", code = ""] of files) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), code);
  }
}
