import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,proof}/**/*.test.ts"],
    // Packing builds the packages, on a machine that may do other work meanwhile.
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
