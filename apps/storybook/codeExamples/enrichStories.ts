import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { types } from "storybook/internal/babel";
import type { CsfFile } from "storybook/internal/csf-tools";
import type { CsfEnricher, Options, StoriesEntry } from "storybook/internal/types";
import { completeExample } from "./completeExample.ts";

/** Returns an enricher that completes each story's code, so that copied code compiles. */
export async function enrichStories(
  renderer: CsfEnricher | undefined,
  { configDir, presets }: Options,
): Promise<CsfEnricher> {
  const entries = await presets.apply<StoriesEntry[]>("stories");
  const globs = entries.filter((entry) => typeof entry === "string" && entry.endsWith(".tsx"));
  return async (csf, source) => {
    await renderer?.(csf, source);
    const file = storyFileOf(source, globs as string[], configDir);
    for (const code of exampleNodes(csf)) code.value = await completeExample(code.value, file);
  };
}

/** Finds a story file by its content, because Storybook does not provide its path. */
function storyFileOf(source: CsfFile, globs: readonly string[], configDir: string): string {
  const file = globs
    .flatMap((glob) => globSync(glob, { cwd: configDir }))
    .map((path) => join(configDir, path))
    .find((path) => readFileSync(path, "utf8") === source._file.code);
  if (!file)
    throw new Error(`No file of ${globs.join(", ")} holds the story "${source.meta?.title}".`);
  return file;
}

/** Returns the literals of examples in `Story.parameters = { docs: { source: { code: "…" } } }`. */
export function exampleNodes(csf: CsfFile): types.StringLiteral[] {
  const found: types.StringLiteral[] = [];
  for (const statement of csf._ast.program.body) {
    if (!types.isExpressionStatement(statement)) continue;
    types.traverseFast(statement, (node) => {
      if (!types.isObjectProperty(node) || !types.isIdentifier(node.key, { name: "source" }))
        return;
      types.traverseFast(node.value, (inner) => {
        const isCode =
          types.isObjectProperty(inner) && types.isIdentifier(inner.key, { name: "code" });
        if (isCode && types.isStringLiteral(inner.value)) found.push(inner.value);
      });
    });
  }
  return found;
}
