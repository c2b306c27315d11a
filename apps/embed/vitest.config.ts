import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,bundle,wordpress}/**/*.test.ts"],
    // Generous for a machine under other load; a passing test does not take longer for it.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
