import { launchOptions } from "@mortgage-kit/test-browser";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

/** Renders stories from their sources while they are written; `e2e` checks those of the built Storybook. */
export default defineConfig({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  test: {
    testTimeout: 60_000,
    // Stories leave no state behind, so they share one page: one per file doubles the time.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: launchOptions() }),
      instances: [{ browser: "chromium" }],
    },
  },
});
