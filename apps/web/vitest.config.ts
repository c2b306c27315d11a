import { launchOptions } from "@mortgage-kit/test-browser";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: "node",
          include: ["app/**/*.test.ts", "postbuild/**/*.test.ts"],
          exclude: ["app/pageScript/**"],
          testTimeout: 60_000,
          // Lets each worker load the content once; safe because no test mocks a module.
          isolate: false,
          unstubGlobals: true,
        },
      },
      {
        test: {
          name: "browser",
          include: ["app/pageScript/**/*.test.ts"],
          testTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
