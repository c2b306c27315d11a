import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    include: ["src/**/*.test.{ts,tsx}"],
    testTimeout: 60_000,
    // Each worker loads the calculators once; no file replaces a module.
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
