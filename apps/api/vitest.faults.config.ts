import { defineConfig } from "vitest/config";

/** One file at a time, against real server processes. FAULT_SCALE=0.1 runs a tenth of the rounds. */
export default defineConfig({
  test: {
    include: ["faults/**/*.faults.ts"],
    globalSetup: "testing/globalSetup.ts",
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
