import { defineConfig } from "vitest/config";

/** Tests the latest release that `pnpm release:server` wrote, and the files for running it. */
export default defineConfig({
  test: { include: ["release/**/*.release.ts"], testTimeout: 60_000, fileParallelism: false },
});
