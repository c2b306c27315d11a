import { defineConfig } from "vitest/config";

export default defineConfig({
  // Drawing a lake takes seconds on a machine that does other work meanwhile.
  test: { include: ["src/**/*.test.ts"], testTimeout: 60_000 },
});
