import { launchOptions } from "@mortgage-kit/test-browser";
import { defineConfig, devices } from "@playwright/test";

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Generous for a machine under other load; a passing test does not take longer for it.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // Only for a trace: a test that fails once fails the run.
  retries: 1,
  failOnFlakyTests: true,
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: launchOptions(),
    trace: "on-first-retry",
  },
});
