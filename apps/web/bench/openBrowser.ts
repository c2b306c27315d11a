import { chromiumArgs, findChromium } from "@mortgage-kit/test-browser";
import { chromium } from "@playwright/test";

/** A headless browser as the journeys use it. */
export function openBrowser() {
  const executablePath = findChromium();
  return chromium.launch({
    args: [...chromiumArgs],
    ...(executablePath ? { executablePath } : {}),
  });
}
