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
          include: ["src/**/*.test.{ts,tsx}"],
          exclude: ["src/**/*.browser.test.tsx"],
          testTimeout: 60_000,
          // Each worker loads the calculators once; no file replaces a module.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        // The reference's example imports them as an installed package has them.
        resolve: {
          alias: [
            {
              find: /^@mortgage-kit\/\w+\/styles\.css$/,
              replacement: new URL("testing/noStyles.css", import.meta.url).pathname,
            },
          ],
        },
        // Found before the tests start, because a late find reloads the page of a running test.
        optimizeDeps: {
          include: ["react", "react/jsx-dev-runtime", "react-dom", "react-dom/client"],
          exclude: ["lucide"],
        },
        test: {
          name: "browser",
          include: ["src/**/*.browser.test.tsx"],
          testTimeout: 120_000,
          // A busy machine renders a result in seconds.
          expect: { poll: { timeout: 30_000 } },
          isolate: false,
          env: { RELEASE: process.env.RELEASE },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 360, height: 740 },
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
