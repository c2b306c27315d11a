import { babelParse, traverse } from "storybook/internal/babel";

/** Returns the names that a piece of code uses without declaring them. */
export function freeNames(code: string): ReadonlySet<string> {
  const names = new Set<string>();
  traverse(babelParse(code), {
    ReferencedIdentifier(path) {
      const { name } = path.node;
      if (!path.scope.hasBinding(name, true)) names.add(name);
    },
    TSTypeReference({ node: { typeName }, scope }) {
      if (typeName.type === "Identifier" && !scope.hasBinding(typeName.name, true)) {
        names.add(typeName.name);
      }
    },
  });
  return names;
}
