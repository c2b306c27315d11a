import { defineConfig } from "vitest/config";

/** The faults that are quick and always the same run with the tests; the others by `test:faults`. */
export default defineConfig({
  test: { include: ["src/**/*.test.ts", "faults/**/*.test.ts"] },
});
