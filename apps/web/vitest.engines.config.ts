import { defineConfig } from "vitest/config";

/** Tests of the built site in the browsers that are installed besides Chromium. */
export default defineConfig({
  test: {
    include: ["engines/**/*.engines.ts"],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
