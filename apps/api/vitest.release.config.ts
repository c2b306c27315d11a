import { defineConfig } from "vitest/config";

/** The release that `pnpm release:server` wrote last, and the files for running it. */
export default defineConfig({
  test: { include: ["release/**/*.release.ts"], testTimeout: 60_000, fileParallelism: false },
});
