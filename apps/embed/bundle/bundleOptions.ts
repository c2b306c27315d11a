import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import type { InlineConfig, Plugin } from "vite";

/** Renderer of the calculators: Preact as served, React for comparison. */
export type Renderer = "preact" | "react";

const here = fileURLToPath(new URL("..", import.meta.url));
const resolved = (name: string) => fileURLToPath(import.meta.resolve(name));

const preactForReact = [
  { find: /^react$/, replacement: resolved("preact/compat") },
  { find: /^react-dom$/, replacement: resolved("preact/compat") },
  { find: /^react-dom\/client$/, replacement: resolved("preact/compat/client") },
  { find: /^react\/jsx(-dev)?-runtime$/, replacement: resolved("preact/jsx-runtime") },
  { find: /^preact\/hooks$/, replacement: resolved("preact/hooks") },
  { find: /^preact$/, replacement: resolved("preact") },
];

/** Modules of one chunk, by the chunk's name. */
export type ChunkGroups = ReadonlyMap<string, ReadonlySet<string>>;

export function bundleOptions(
  renderer: Renderer,
  styles: string,
  groups: ChunkGroups,
): InlineConfig {
  return {
    root: here,
    configFile: false,
    logLevel: "error",
    mode: "production",
    resolve: { alias: renderer === "preact" ? preactForReact : [] },
    plugins: [vanillaExtractPlugin(), virtualStyles(styles)],
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: {
          v1: `${here}src/v1.ts`,
          frame: `${here}src/frame/frame.ts`,
          "frame-height": `${here}src/frame/frameHeight.ts`,
        },
        output: {
          codeSplitting: {
            // Otherwise a group would also include its dependencies in another group.
            includeDependenciesRecursively: false,
            groups: Array.from(groups, ([name, modules]) => ({
              name,
              test: (id: string) => modules.has(id),
            })),
          },
          entryFileNames: "assets/[name]-[hash].js",
          chunkFileNames: "assets/[name]-[hash].js",
        },
      },
    },
  };
}

function virtualStyles(styles: string): Plugin {
  const name = "virtual:calculator-styles";
  return {
    name,
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(styles)}` : null),
  };
}
