import { chromium } from "@playwright/test";
import { chromiumArgs, findChromium } from "@simcoe/test-browser";

/** A headless browser as the journeys use it. */
export function openBrowser() {
  const executablePath = findChromium();
  return chromium.launch({
    args: [...chromiumArgs],
    ...(executablePath ? { executablePath } : {}),
  });
}
