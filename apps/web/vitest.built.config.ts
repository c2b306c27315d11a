import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

/** Tests of the built site: in other browsers than Chromium, and of all ways to ask a question. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    include: ["engines/**/*.engines.ts", "everyWay/**/*.test.ts"],
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
