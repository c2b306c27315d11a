import { format } from "prettier";
import { babelParse, traverse } from "storybook/internal/babel";
import { bindingsOf, type Import, publicEntryPoint } from "./moduleNames.ts";

/**
 * Completes a story's declaration, so that it compiles when copied: imports what it uses of its
 * package by the entry points, and copies what it uses of its own file. `storyFile` is absolute.
 */
export async function completeExample(snippet: string, storyFile: string): Promise<string> {
  // Spies become empty functions, as placeholders for the page's own handlers.
  const example = snippet.replaceAll(/\bfn\(\)/g, "() => {}");
  const imports = new Map<string, Import>();
  const declarations: string[] = [];
  gather(freeNames(example), storyFile, imports, declarations);
  const code = [
    importLines([...imports.values()]).join("\n"),
    ...declarations,
    `export ${example}`,
  ].join("\n\n");
  return (await format(code, { parser: "babel-ts", printWidth: 80 })).trimEnd();
}

function gather(
  names: ReadonlySet<string>,
  file: string,
  imports: Map<string, Import>,
  declarations: string[],
): void {
  const bindings = bindingsOf(file);
  const own = new Map<number, string>();
  const waiting = [...names];
  const seen = new Set(waiting);
  for (const name of waiting) {
    const binding = bindings.get(name);
    if (!binding) continue;
    if ("imported" in binding) {
      const entryPoint = binding.from.startsWith("/")
        ? publicEntryPoint(binding.from, binding.imported)
        : binding.from;
      if (entryPoint) imports.set(name, { ...binding, from: entryPoint });
      else gather(new Set([binding.imported]), binding.from, imports, declarations);
    } else {
      own.set(binding.start, binding.text);
      for (const used of freeNames(binding.text)) {
        if (!seen.has(used)) waiting.push(used);
        seen.add(used);
      }
    }
  }
  const inOrder = [...own].toSorted(([one], [other]) => one - other).map(([, text]) => text);
  declarations.push(...inOrder.filter((text) => !declarations.includes(text)));
}

function importLines(imports: readonly Import[]): string[] {
  const byEntryPoint = Map.groupBy(imports, ({ from }) => from);
  return [...byEntryPoint]
    .toSorted(([one], [other]) => Number(one.startsWith("@")) - Number(other.startsWith("@")))
    .map(([from, names]) => {
      const whole = names.find(({ imported }) => imported === "*");
      if (whole) return `import * as ${whole.name} from "${from}";`;
      const written = names
        .map(({ name, imported, typeOnly }) => {
          const known = imported === name ? name : `${imported} as ${name}`;
          return typeOnly ? `type ${known}` : known;
        })
        .toSorted((one, other) =>
          one.replace("type ", "").localeCompare(other.replace("type ", "")),
        );
      return `import { ${written.join(", ")} } from "${from}";`;
    });
}

/** Returns the names that a piece of code uses without declaring them. */
function freeNames(code: string): ReadonlySet<string> {
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
