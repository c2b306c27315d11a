import { chosenFolder } from "@mortgage-kit/content";
import { launchOptions } from "@mortgage-kit/test-browser";
import { defineConfig, devices } from "@playwright/test";

// Most tests expect the default brokerage's content; other brokerages run only the general ones.
const isDefault = chosenFolder(process.env) === chosenFolder({});
const forOthers = ["brokerage.spec.ts"];
const forAll = ["every-page.spec.ts", "links.spec.ts", "html.spec.ts"];

export default defineConfig({
  testDir: "e2e",
  ...(isDefault ? { testIgnore: forOthers } : { testMatch: [...forOthers, ...forAll] }),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Generous for a machine under other load; a passing test does not take longer for it.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // A failed test is run once more for a trace, because tracing would slow every run. The run fails all
  // the same.
  retries: 1,
  failOnFlakyTests: true,
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1440, height: 900 },
    launchOptions: launchOptions(),
    trace: "on-first-retry",
  },
});
