import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: { include: ["app/**/*.test.{ts,tsx}", "postbuild/**/*.test.ts"], testTimeout: 60_000 },
});
