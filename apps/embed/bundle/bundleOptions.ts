import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { chunkGroups } from "@mortgage-kit/bundling/chunkGroups";
import { firstModules } from "@mortgage-kit/bundling/questionModules";
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

/** Modules that every calculator loads before its first question. */
const first = [
  ...firstModules,
  `${here}src/openCalculator.ts`,
  `${here}src/theme/elementThemeCss.ts`,
];

/** Keeps what the loader shares apart, so that it imports nobody else's file before it is needed. */
const ofLoader = { name: "loader", test: /preload-helper|\/optionAttributes\.ts$/, priority: 9 };

export function bundleOptions(renderer: Renderer, styles: string): InlineConfig {
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
          ...Object.fromEntries(first.map((file) => [basename(file).replace(/\.tsx?$/, ""), file])),
        },
        output: {
          codeSplitting: {
            groups: [ofLoader, ...chunkGroups({ hasOneCore: true, minLaterShare: 9 })],
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
