import { defineConfig } from "vitest/config";

/** Tests that run in Node, apart from the stories' plugin: it takes ten seconds to start. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "unit", include: ["docs/**/*.test.ts"] } },
      { test: { name: "release", include: ["codeExamples/**/*.test.ts"] } },
      {
        test: {
          name: "e2e",
          include: ["e2e/**/*.test.ts"],
          // Each file opens a browser of its own; together they load what drives it once.
          isolate: false,
          // Generous for a machine under other load; a passing test does not take longer for it.
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
