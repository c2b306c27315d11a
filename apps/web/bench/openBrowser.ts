import { launchOptions } from "@mortgage-kit/test-browser";
import { chromium } from "@playwright/test";

export function openBrowser() {
  return chromium.launch(launchOptions("browser"));
}
