import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Proofs wait for the programs that they start, so all cores are used, not all but one.
    maxWorkers: "100%",
    projects: [
      { test: { name: "src", include: ["src/**/*.test.ts"] } },
      {
        test: {
          name: "proof",
          include: ["proof/**/*.test.ts"],
          // Packing builds the packages, on a machine that may do other work meanwhile.
          globalSetup: "proof/packAll.ts",
          testTimeout: 120_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
