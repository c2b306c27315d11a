import { defineConfig } from "vitest/config";

/** Runs the unit tests. `test:faults` runs faults against real server processes. */
export default defineConfig({
  test: {
    include: ["{src,release}/**/*.test.ts"],
    globalSetup: "testing/globalSetup.ts",
    // Each worker loads the server once, because no test file mocks a module.
    isolate: false,
    // Node loads the modules itself, as it loads those of the server.
    experimental: { viteModuleRunner: false },
    // Tests mostly wait for processes and databases, so they use all cores.
    maxWorkers: "100%",
    unstubGlobals: true,
    // Real servers, files and databases are slow on a busy machine; a passing test takes no longer for it.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
