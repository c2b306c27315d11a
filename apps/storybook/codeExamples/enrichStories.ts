import { resolve } from "node:path";
import { types } from "storybook/internal/babel";
import type { CsfFile } from "storybook/internal/csf-tools";
import type { CsfEnricher } from "storybook/internal/types";
import { completeExample } from "./completeExample.ts";

/** Completes the code that the renderer wrote for each story, so that what is copied compiles. */
export function enrichStories(renderer: CsfEnricher | undefined): CsfEnricher {
  return async (csf, source) => {
    await renderer?.(csf, source);
    const file = resolve(fileNameOf(source));
    for (const code of exampleNodes(csf)) code.value = await completeExample(code.value, file);
  };
}

function fileNameOf(source: CsfFile): string {
  const { fileName } = source._options;
  if (!fileName) throw new Error("Storybook gave a story file without its name.");
  return fileName;
}

/** The literals that hold the examples: `Story.parameters = { docs: { source: { code: "…" } } }`. */
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
