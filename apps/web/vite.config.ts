import { brokeragePlugin } from "@mortgage-kit/content/vite";
import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { embedInDevelopment } from "./embedFiles.ts";
import { chunkGroups, liveParts } from "./liveParts.ts";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    brokeragePlugin(),
    vanillaExtractPlugin(),
    embedInDevelopment(),
    reactRouter(),
    liveParts(),
  ],
  build: {
    // The postbuild gives every page its part of the one stylesheet.
    cssCodeSplit: false,
    manifest: true,
    rolldownOptions: {
      // "use client" is for frameworks with server components; here every module runs in both places.
      checks: { moduleLevelDirective: false },
      output: isSsrBuild ? {} : { codeSplitting: { groups: chunkGroups } },
    },
  },
  // The kit's icons are one module each; found one by one, they would reload the page in development.
  optimizeDeps: { exclude: ["lucide"] },
  server: { port: 3000, strictPort: true, proxy: { "/api": "http://localhost:3001" } },
}));
