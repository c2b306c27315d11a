import { defineConfig } from "vitest/config";

/**
 * Runs kills, outages and hostile peers against real server processes, one file at a time.
 * FAULT_SCALE=0.1 runs a tenth of the rounds.
 */
export default defineConfig({
  test: {
    include: ["faults/**/*.faults.ts"],
    globalSetup: "testing/globalSetup.ts",
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});
