import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // Drawing a lake takes seconds on a machine that does other work meanwhile.
    testTimeout: 60_000,
    // Each worker loads the kit once; no file replaces a module.
    isolate: false,
  },
});
