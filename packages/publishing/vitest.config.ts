import { defineConfig } from "vitest/config";

/** Tests of packed packages. Packing builds all of them, which is slow on a busy machine. */
const packed = { globalSetup: "proof/packAll.ts", testTimeout: 120_000, hookTimeout: 600_000 };

export default defineConfig({
  test: {
    // The proof tests mostly wait for child processes, so they use all cores instead of all but one.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "src",
          include: ["src/**/*.test.ts"],
          testTimeout: 60_000,
          // One process for all files, so that the packages' sources are read once.
          isolate: false,
          fileParallelism: false,
          // Vitest asks for a turn of its own where the number of processes differs.
          sequence: { groupOrder: 1 },
        },
      },
      { test: { ...packed, name: "proof", include: ["proof/pages.test.ts"] } },
      // Only before a release: every check of the tarballs, and all other consumers.
      { test: { ...packed, name: "release", include: ["proof/**/*.test.ts"] } },
    ],
  },
});
