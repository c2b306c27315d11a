import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
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
