#!/usr/bin/env node
/**
 * Bundles the built package in the current folder into `dist/standalone.js`, one minified ES module for a
 * `<script type="module">`: what its main door gives by name, every other door under the door's name
 * (`/canada` as `canada`, `/words/en` as `wordsEn`). Doors to data stay files of their own.
 */
import { writeFileSync } from "node:fs";
import { build } from "vite";
import { moduleDoors, readManifest } from "./doors.ts";

const root = process.cwd();

const camelCase = (door: string) =>
  door.slice(2).replaceAll(/\/(\w)/g, (_, letter: string) => letter.toUpperCase());

const lines = moduleDoors(readManifest(root).exports, root).map(([door, target]) => {
  const file = target.replace("./src/", "./").replace(/\.ts$/, ".js");
  return `export ${door === "." ? "*" : `* as ${camelCase(door)}`} from "${file}";\n`;
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
    // A library keeps its spaces unless it is told that nobody bundles it again.
    rolldownOptions: { output: { minify: true } },
  },
});
