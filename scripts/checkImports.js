import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, posix } from "node:path";

// What Biome's noImportCycles leaves open, types included: no two folders of a workspace lead to each
// other, unless one contains the other, and no relative import leaves its workspace.

/** Imports that no package.json can declare: the reference depends on the calculators already. */
const undeclared = new Set(["packages/calculators/src/ownCalculator.browser.test.tsx"]);

const specifiers = /(?:from\s+|import\s+|import\(\s*)"(\.[^"?]+)/g;
const workspaceOf = (/** @type {string} */ path) => path.split("/").slice(0, 2).join("/");
const contains = (/** @type {string} */ one, /** @type {string} */ other) =>
  other.startsWith(`${one}/`);

/** @type {Map<string, Map<string, string>>} */
const folders = new Map();
const problems = [];
const files = execFileSync("git", ["ls-files", "apps/**/*.ts*", "packages/**/*.ts*"]);
for (const file of files.toString().trim().split("\n").filter(existsSync)) {
  const folder = dirname(file);
  for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(specifiers)) {
    const target = posix.join(folder, specifier);
    if (!existsSync(target)) continue;
    if (workspaceOf(target) !== workspaceOf(file)) {
      if (!undeclared.has(file))
        problems.push(`${file} imports ${target}: use its package's name.`);
      continue;
    }
    const other = dirname(target);
    const isTest = /\.(test|spec|stories|faults|release)\./.test(file);
    if (isTest || other === folder || contains(other, folder) || contains(folder, other)) continue;
    const edges = folders.get(folder) ?? new Map();
    folders.set(folder, edges.set(other, edges.get(other) ?? `${file} imports ${target}`));
  }
}

/** Returns the imports that lead from a folder to another, or null if none do. */
function pathBetween(/** @type {string} */ from, /** @type {string} */ to, seen = new Set()) {
  if (from === to) return [];
  seen.add(from);
  for (const [next, by] of folders.get(from) ?? []) {
    const rest = seen.has(next) ? null : pathBetween(next, to, seen);
    if (rest) return [by, ...rest];
  }
  return null;
}

for (const [folder, edges] of folders) {
  for (const [other, by] of edges) {
    const back = pathBetween(other, folder);
    if (back) problems.push(`Folders lead back to ${folder}: ${[by, ...back].join(", ")}.`);
  }
}
if (problems.length > 0) throw new Error(problems.join("\n"));
