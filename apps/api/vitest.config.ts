import { defineConfig } from "vitest/config";

/** The faults that are quick and always the same run with the tests; the others by `test:faults`. */
export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "faults/**/*.test.ts", "release/**/*.test.ts"],
    globalSetup: "testing/globalSetup.ts",
    // Each worker loads the server once; no file replaces a module.
    isolate: false,
    // Tests wait for processes and databases, so all cores are used, not all but one.
    maxWorkers: "100%",
    unstubGlobals: true,
    // Real servers, files and databases are slow on a machine that does other work meanwhile.
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
