import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["{src,scripts,package-test}/**/*.test.ts"] },
});
