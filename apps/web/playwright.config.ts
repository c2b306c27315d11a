import { brokerageFolder } from "@mortgage-kit/content";
import { defaultBrokerage, folderOf } from "@mortgage-kit/content/folder";
import { launchOptions } from "@mortgage-kit/test-browser";
import { defineConfig, devices } from "@playwright/test";

// The journeys were written for the default brokerage; another one is tested for what holds for all.
const isDefault = brokerageFolder === folderOf(defaultBrokerage);
const other = "brokerage.spec.ts";
const forAll = ["accessibility.spec.ts", "links.spec.ts", "html.spec.ts"];

export default defineConfig({
  testDir: "e2e",
  ...(isDefault ? { testIgnore: other } : { testMatch: [other, ...forAll] }),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One for each of two cores. The default's journeys wait in between, so they have a third.
  workers: isDefault ? 3 : 2,
  // Room for a machine that does other work meanwhile; a journey that passes never waits for it.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // A failed test runs once more with a trace, which would slow every run; it is reported as flaky.
  retries: 1,
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1440, height: 900 },
    launchOptions: launchOptions(),
    trace: "on-first-retry",
  },
});
