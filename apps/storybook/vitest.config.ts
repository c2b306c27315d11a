import { launchOptions } from "@mortgage-kit/test-browser";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      { test: { name: "node", include: ["docs/**/*.test.ts"] } },
      { test: { name: "release", include: ["codeExamples/**/*.test.ts"] } },
      {
        test: {
          name: "e2e",
          include: ["e2e/**/*.test.ts"],
          // Generous for a machine under other load; a passing test does not take longer for it.
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
      {
        plugins: [
          storybookTest({
            configDir: `${import.meta.dirname}/.storybook`,
            // Results of other inputs and in French differ in their texts from those that every run tests.
            tags: { exclude: process.env.RELEASE ? [] : ["release"] },
          }),
        ],
        test: {
          name: "storybook",
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
      },
    ],
  },
});
