import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // The proof tests mostly wait for child processes, so they use all cores instead of all but one.
    maxWorkers: "100%",
    projects: [
      { test: { name: "src", include: ["src/**/*.test.ts"] } },
      {
        test: {
          name: "proof",
          include: ["proof/**/*.test.ts"],
          // Packing builds all packages, which is slow on a busy machine.
          globalSetup: "proof/packAll.ts",
          testTimeout: 120_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
