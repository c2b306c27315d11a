#!/usr/bin/env node
/**
 * Bundles the built package in the current folder and React into `dist/classic.js`, a classic script
 * for `<script src>` on pages without a bundler. It also runs from a `file:` URL, where browsers block
 * modules. Writes the kit's styles to `dist/classic.css`. The argument is the name of its global.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build } from "vite";

const [name] = process.argv.slice(2);
if (!name) throw new Error("build-classic needs the name of the script's global.");
process.env.NODE_ENV = "production";

await build({
  root: process.cwd(),
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  plugins: [vanillaExtractPlugin({ identifiers: "short" })],
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    outDir: "dist",
    emptyOutDir: false,
    target: "es2022",
    lib: {
      entry: "dist/index.js",
      formats: ["iife"],
      name,
      fileName: () => "classic.js",
      cssFileName: "classic",
    },
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      output: { minify: true, codeSplitting: false },
    },
  },
});

// Escapes non-ASCII characters, because a page without a declared charset would garble them.
const file = "dist/classic.js";
const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
writeFileSync(file, readFileSync(file, "utf8").replaceAll(/[^\0-\x7f]/g, escaped));
