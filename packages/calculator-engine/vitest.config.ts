import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,scripts,package-test}/**/*.test.ts"],
    setupFiles: ["vitest.setup.ts"],
    // Each worker loads the engine once, which keeps nothing between calls.
    isolate: false,
    // Thousands of generated cases, on a machine that may do other work meanwhile.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
