import { defineConfig, devices } from "@playwright/test";
import { chromiumArgs, findChromium } from "@simcoe/test-browser";

const executablePath = findChromium();

export default defineConfig({
  testDir: "e2e",
  testIgnore: "brokerage.spec.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Room for a machine that does other work meanwhile; a journey that passes never waits for it.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // What fails runs once more with a trace, which every run would pay for; it is reported as flaky.
  retries: 1,
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1440, height: 900 },
    launchOptions: { args: [...chromiumArgs], ...(executablePath ? { executablePath } : {}) },
    trace: "on-first-retry",
  },
});
