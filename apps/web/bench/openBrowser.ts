import { launchOptions } from "@mortgage-kit/test-browser";
import { chromium } from "@playwright/test";

/** Opens a headless browser as the journeys do. */
export function openBrowser() {
  return chromium.launch(launchOptions("browser"));
}
