import { launchOptions } from "@mortgage-kit/test-browser";
import { chromium } from "@playwright/test";

/** Opens a headless browser with the launch options of the end-to-end tests. */
export function openBrowser() {
  return chromium.launch(launchOptions("browser"));
}
