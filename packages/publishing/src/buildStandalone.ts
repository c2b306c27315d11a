#!/usr/bin/env node
/**
 * Bundles the built package in the current folder into `dist/standalone.js`, one minified ES module
 * for a `<script type="module">`. It exports the names of the main entry point, and every other
 * entry point as a namespace (`/canada` as `canada`, `/words/en` as `wordsEn`). Entry points to
 * data stay separate files.
 */
import { writeFileSync } from "node:fs";
import { build } from "vite";
import { moduleEntryPoints, readManifest } from "./entryPoints.ts";

const root = process.cwd();

const camelCase = (entryPoint: string) =>
  entryPoint.slice(2).replaceAll(/\/(\w)/g, (_, letter: string) => letter.toUpperCase());

const lines = moduleEntryPoints(readManifest(root).exports, root).map(([entryPoint, target]) => {
  const file = target.replace("./src/", "./").replace(/\.ts$/, ".js");
  return `export ${entryPoint === "." ? "*" : `* as ${camelCase(entryPoint)}`} from "${file}";\n`;
});
writeFileSync("dist/standalone.d.ts", lines.join(""));
writeFileSync("dist/standalone.js", lines.join(""));

await build({
  root,
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  build: {
    outDir: "dist",
    emptyOutDir: false,
    target: "es2022",
    lib: { entry: "dist/standalone.js", formats: ["es"], fileName: () => "standalone.js" },
    // Vite does not fully minify an ES library unless told here, because it expects another bundler
    // to do so.
    rolldownOptions: { output: { minify: true } },
  },
});
