import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const packages = join(import.meta.dirname, "../..");

/** Returns the code blocks of a package's README in a language, such as `js`. */
export function readmeExamples(folder: string, language: string): readonly string[] {
  const readme = readFileSync(join(packages, folder, "README.md"), "utf8");
  const blocks = readme.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, "gs"));
  return [...blocks].map(([, code = ""]) => code);
}

/** Writes the files of a recipe into a project, code blocks that begin with a path, and returns their paths. */
export function writeRecipe(title: string, project: string): readonly string[] {
  const recipes = readFileSync(join(packages, "calculators/RECIPES.md"), "utf8");
  const recipe = recipes.split(/^## /m).find((section) => section.startsWith(`${title}\n`)) ?? "";
  const files = [...recipe.matchAll(/```\w+ (\S+)\n(.*?)```/gs)];
  if (files.length === 0) throw new Error(`RECIPES.md has no files for ${title}.`);
  for (const [, path = "", code = ""] of files) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), code);
  }
  return files.map(([, path = ""]) => path);
}
