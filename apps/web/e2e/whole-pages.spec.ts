import type { Page } from "@playwright/test";
import { builtPages } from "./builtPages.ts";
import { openHydrated, untilFontsLoaded, untilNetworkIdle } from "./hydration.ts";
import { expect, test } from "./site.ts";

/** Returns an array that collects the page's errors and its console errors and warnings. */
function consoleProblems(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  return complaints;
}

/** Returns true for the browser's own report of the 404 status of an unknown path. */
function isStatusOf(path: string, complaint: string): boolean {
  return path.includes("no-such") && complaint.includes("status of 404");
}

interface Box {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Returns the boxes of all visible headings, paragraphs and images, except those that a list which
 * scrolls sideways keeps beyond the page's edge.
 */
function visibleBoxes(): Box[] {
  const parts = document.querySelectorAll(
    "main :is(h1, h2, h3, p, dt, th, img), footer :is(h2, p)",
  );
  return [...parts].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const isMeant =
      element.checkVisibility({ visibilityProperty: true }) && width > 2 && x < innerWidth;
    const text = (element.getAttribute("src") ?? element.textContent ?? "").trim().slice(0, 40);
    return isMeant && text ? [{ text, x, y: y + scrollY, width, height }] : [];
  });
}

interface Picture {
  /** A PNG in base64. */
  png: string;
  /** Screenshot pixels per CSS pixel. */
  scale: number;
}

/** Returns the texts of the boxes that the screenshot shows in a single colour. */
async function blankBoxes({ png, scale, boxes }: Picture & { boxes: Box[] }): Promise<string[]> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d", {
    willReadFrequently: true,
  });
  canvas?.drawImage(image, 0, 0);
  const isBlank = ({ x, y, width, height }: Box) => {
    const pixels = (length: number) => Math.max(1, length * scale);
    const area = canvas?.getImageData(x * scale, y * scale, pixels(width), pixels(height));
    const colours = new Uint32Array(area?.data.buffer ?? new ArrayBuffer(0));
    return colours.every((colour) => colour === colours[0]);
  };
  return boxes.filter(isBlank).map(({ text }) => text);
}

/** Returns a screenshot of the whole page at half size, which is enough to find blank parts. */
async function screenshotOf(page: Page): Promise<Picture> {
  const scale = 0.5;
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send("Page.getLayoutMetrics");
  const { data: png } = await session.send("Page.captureScreenshot", {
    clip: { ...cssContentSize, scale },
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  });
  await session.detach();
  return { png, scale };
}

for (const { path } of builtPages) {
  test(`${path} hydrates without console errors, and its full-page screenshot has no blank parts`, async ({
    sharedPage: page,
    reader,
  }) => {
    const complaints = consoleProblems(page);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await openHydrated(page, path);
      // Lines may break elsewhere with the web fonts.
      await untilFontsLoaded(page);
      const boxes = await page.evaluate(visibleBoxes);
      const picture = await screenshotOf(page);
      expect(boxes.length).toBeGreaterThan(1);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      // Analyzes the screenshot while the files at the page's end load.
      const [blank] = await Promise.all([
        reader.evaluate(blankBoxes, { ...picture, boxes }),
        untilNetworkIdle(page),
      ]);
      expect.soft(blank, `blank at ${width} px`).toEqual([]);
      const others = complaints.filter((text) => !isStatusOf(path, text));
      expect(others, `complaints at ${width} px`).toEqual([]);
    }
  });
}
