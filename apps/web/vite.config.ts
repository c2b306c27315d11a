import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { embedInDevelopment } from "./embedFiles.ts";
import { calculatorPages, liveParts, siteChunks } from "./liveParts.ts";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    vanillaExtractPlugin(),
    embedInDevelopment(),
    calculatorPages(),
    reactRouter(),
    liveParts(),
  ],
  build: {
    // The postbuild gives each page its part of the single stylesheet.
    cssCodeSplit: false,
    manifest: true,
    rolldownOptions: {
      // "use client" has no effect here: without server components, all modules run on both sides.
      checks: { moduleLevelDirective: false },
      output: isSsrBuild ? {} : { codeSplitting: { groups: siteChunks } },
    },
  },
  environments: {
    // Prerendering reads the brokerage's folder as Node does. In development Vite watches its files.
    ssr: { build: { rolldownOptions: { external: [/^@mortgage-kit\/content/] } } },
  },
  // Each icon is a module. In development, Vite would discover them one by one and reload the page.
  optimizeDeps: { exclude: ["lucide"] },
  server: { port: 3000, strictPort: true, proxy: { "/api": "http://localhost:3001" } },
}));
