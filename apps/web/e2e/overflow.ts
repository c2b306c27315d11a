import { expect, type Page } from "@playwright/test";

/** Expects that the page overflows the viewport's width by no more than some pixels, none by default. */
export const expectNoOverflow = (page: Page, message: string, allowed = 0) =>
  expect
    .configure({ soft: true })
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      message,
    )
    .toBeLessThanOrEqual(allowed);
