import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,scripts,package-test}/**/*.test.ts"],
    setupFiles: ["vitest.setup.ts"],
    // The engine keeps no state between calls, so each worker loads it once for all test files.
    isolate: false,
    // Tests generate thousands of cases, on a machine that may be busy with other work.
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
