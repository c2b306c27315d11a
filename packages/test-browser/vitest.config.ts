import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // A browser starts slowly on a machine that does other work meanwhile.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
