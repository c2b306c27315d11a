import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

/** Runs the comparison of all ways to ask a question, which needs the built site. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: { include: ["everyWay/**/*.test.ts"], testTimeout: 240_000, hookTimeout: 60_000 },
});
