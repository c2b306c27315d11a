import { chromiumArgs, findChromium } from "@mortgage-kit/test-browser";
import { chromium } from "@playwright/test";

/** Opens a headless browser as the journeys do. */
export function openBrowser() {
  const executablePath = findChromium();
  return chromium.launch({
    args: [...chromiumArgs],
    ...(executablePath ? { executablePath } : {}),
  });
}
