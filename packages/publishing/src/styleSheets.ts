import { basename } from "node:path";
import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

interface StyleSheetOptions {
  /** Returns true for modules of the theme, whose styles every page needs. They form `base.css`. */
  readonly base: (moduleName: string) => boolean;
  /** True to write one sheet per component besides `styles.css`. */
  readonly eachComponent: boolean;
}

/**
 * Extracts the style sheets, so that the modules run without a bundler: all in `styles.css` and, with
 * `eachComponent`, one for each component, `base.css` with the theme and `fonts.css` with its fonts.
 */
export function styleSheets({ base, eachComponent }: StyleSheetOptions): Plugin {
  return {
    name: "style-sheets",
    enforce: "post",
    generateBundle(_, bundle) {
      const cssOf = takeCss(bundle);
      const own = (names: readonly string[]) => names.filter((name) => !base(name));
      const write = (name: string, modules: readonly string[]) => {
        const source = modules.map((module) => cssOf.get(module) ?? "").join("");
        if (source) this.emitFile({ type: "asset", fileName: `${name}.css`, source });
      };
      const theme = [...cssOf.keys()].filter(base).toSorted();
      write("styles", [...theme, ...own(modulesInOrder(bundle, "index.js"))]);
      // With a declaration, a TypeScript that checks imports of style sheets finds them.
      this.emitFile({ type: "asset", fileName: "styles.css.d.ts", source: "export {};\n" });
      if (!eachComponent) return;
      const isFont = (name: string) => name.endsWith("/fonts.css");
      write(
        "base",
        theme.filter((name) => !isFont(name)),
      );
      write("fonts", theme.filter(isFont));
      for (const fileName of chunkAt(bundle, "index.js")?.imports ?? []) {
        write(basename(nameOf(fileName)), own(modulesInOrder(bundle, fileName)));
      }
    },
  };
}

const nameOf = (fileName: string) => fileName.replace(/\.js$/, "");

function chunkAt(bundle: Bundle, fileName: string): Rolldown.OutputChunk | undefined {
  const file = bundle[fileName];
  return file?.type === "chunk" ? file : undefined;
}

/** Returns a module and its imports in order of execution, which is the order of their styles. */
function modulesInOrder(bundle: Bundle, entry: string): readonly string[] {
  const names = new Set<string>();
  const visited = new Set<string>();
  const visit = (fileName: string) => {
    const chunk = chunkAt(bundle, fileName);
    if (!chunk || visited.has(fileName)) return;
    visited.add(fileName);
    for (const imported of [...chunk.imports, ...chunk.dynamicImports]) visit(imported);
    names.add(nameOf(fileName));
  };
  visit(entry);
  return [...names];
}

function takeCss(bundle: Bundle): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [fileName, file] of Object.entries(bundle)) {
    if (file.type !== "asset" || !fileName.endsWith(".css")) continue;
    const name = fileName.replace(/\.ts\.vanilla\.css$/, "");
    const source = String(file.source).replaceAll("url(../", "url(./");
    found.set(name, `/* ${name} */\n${source}\n`);
    delete bundle[fileName];
  }
  return found;
}
