#!/usr/bin/env node
/**
 * Bundles the built package in the current folder into `dist/classic.js`, a plain script with everything in it, React
 * included: pages without a bundler load it with `<script src>`, from a `file:` address too, where modules are
 * refused. The kit's rules for it go to `dist/classic.css`. Its global has the name that the command is given.
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

// A page that names no character set would read accents wrongly; escaped, they need none.
const file = "dist/classic.js";
const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
writeFileSync(file, readFileSync(file, "utf8").replaceAll(/[^\0-\x7f]/g, escaped));
