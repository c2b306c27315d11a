#!/usr/bin/env node
/** Builds the React package in the current folder: modules, types, style sheets and licences in `dist`. */
import { execFileSync } from "node:child_process";
import { cpSync, globSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build } from "vite";
import { moduleEntryPoints, readPackageManifest, writeEntryPoints } from "./entryPoints.ts";
import { styleSheets } from "./styleSheets.ts";

// The output must not depend on the environment, such as a test runner's.
process.env.NODE_ENV = "production";

const root = process.cwd();
const manifest = readPackageManifest(root);
const outside = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
const entries = moduleEntryPoints(manifest.exports, root).map(([, file]) => [
  file.replace("./src/", "").replace(/\.tsx?$/, ""),
  join(root, file),
]);

await build({
  root,
  base: "./",
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  // Keeps fonts as files instead of inlining them: a browser fetches only those that a theme uses.
  resolve: { alias: [{ find: /^(.*\.woff2)$/, replacement: "$1?no-inline" }] },
  plugins: [
    vanillaExtractPlugin({ identifiers: "short" }),
    styleSheets({
      base: (name) => name.startsWith("theme/"),
      eachComponent: "./*.css" in manifest.publishConfig.exports,
    }),
  ],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    cssCodeSplit: true,
    lib: { entry: Object.fromEntries(entries), formats: ["es"] },
    rolldownOptions: {
      // Modules stay separate files and keep their "use client" directives, so the warning is moot.
      checks: { moduleLevelDirective: false },
      external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: "src",
        // npm excludes every folder named node_modules from a tarball.
        entryFileNames: ({ name }) =>
          name.includes("node_modules") ? `bundled/${basename(name)}.js` : "[name].js",
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith(".woff2"))
            ? "fonts/[name][extname]"
            : "[name][extname]",
      },
    },
  },
});
// Copies licences, and the declaration files that the compiler does not copy.
for (const file of globSync("src/**/*.{txt,d.ts}")) {
  const place = file.includes("/fonts/") ? join("fonts", basename(file)) : relative("src", file);
  cpSync(file, join("dist", place));
}
execFileSync("tsc", ["-p", "tsconfig.build.json", "--singleThreaded"], { stdio: "inherit" });
writeEntryPoints(root);
