import { defineConfig } from "vitest/config";

/** Kills, outages and hostile peers against real server processes; one file at a time, to measure honestly. */
export default defineConfig({
  test: {
    include: ["faults/**/*.test.ts", "faults/**/*.faults.ts"],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});
