import { join } from "node:path";
import { chunkGroups } from "@mortgage-kit/bundling/chunkGroups";
import { partsManifest } from "@mortgage-kit/bundling/partsManifest";
import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { buildDirectory } from "./buildDirectory.ts";
import { embedInDevelopment } from "./embedFiles.ts";
import { calculatorPages, liveParts, withoutFrameworkScripts } from "./liveParts.ts";

const groups = chunkGroups({ hasOneCore: false, minLaterShare: 2 });

export default defineConfig(({ isPreview, isSsrBuild }) => ({
  plugins: [
    vanillaExtractPlugin(),
    embedInDevelopment(),
    calculatorPages(),
    reactRouter(),
    withoutFrameworkScripts(),
    partsManifest(liveParts, join(buildDirectory, "client")),
  ],
  build: {
    // The postbuild gives each page its part of the single stylesheet.
    cssCodeSplit: false,
    rolldownOptions: {
      // "use client" has no effect here: without server components, all modules run on both sides.
      checks: { moduleLevelDirective: false },
      output: isSsrBuild ? {} : { codeSplitting: { groups } },
    },
  },
  environments: {
    // Prerendering reads the brokerage's folder as Node does. In development Vite watches its files.
    ssr: { build: { rolldownOptions: { external: [/^@mortgage-kit\/content/] } } },
  },
  // Each icon is a module. In development, Vite would discover them one by one and reload the page.
  optimizeDeps: { exclude: ["lucide"] },
  server: {
    port: 3000,
    strictPort: true,
    proxy: { "/api": "http://localhost:3001" },
    // Prerendering asks a preview, which would read the folder of pages again after each that it writes.
    ...(isPreview && { watch: null }),
  },
}));
