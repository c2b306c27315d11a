import type { Page } from "@playwright/test";
import sharp from "sharp";

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
export function visibleBoxes(): Box[] {
  const parts = document.querySelectorAll(
    "main :is(h1, h2, h3, p, dt, th, img), footer :is(h2, p)",
  );
  return [...parts].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    // A frame covers the placeholder before it.
    const isMeant =
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest(":has(+ iframe)") &&
      width > 2 &&
      x < innerWidth;
    const text = (element.getAttribute("src") ?? element.textContent ?? "").trim().slice(0, 40);
    return isMeant && text ? [{ text, x, y: y + scrollY, width, height }] : [];
  });
}

/** Screenshot pixels per CSS pixel: enough to find blank parts. */
const scale = 0.25;

/** Returns the texts of the boxes that a screenshot of the whole page shows in a single colour. */
export async function blankBoxes(page: Page, boxes: readonly Box[]): Promise<string[]> {
  const image = sharp(await screenshotOf(page)).ensureAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const pixels = new Uint32Array(data.buffer, data.byteOffset, info.width * info.height);
  const isBlank = ({ x, y, width, height }: Box) => {
    const [left, top] = [Math.max(0, Math.floor(x * scale)), Math.floor(y * scale)];
    const right = left + Math.max(1, Math.floor(width * scale));
    const rows = Array.from({ length: Math.max(1, Math.floor(height * scale)) }, (_, row) => {
      const start = (top + row) * info.width;
      return pixels.subarray(start + left, start + Math.min(right, info.width));
    });
    const first = rows[0]?.[0];
    return rows.every((row) => row.every((colour) => colour === first));
  };
  return boxes.filter(isBlank).map(({ text }) => text);
}

async function screenshotOf(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send("Page.getLayoutMetrics");
  const { data } = await session.send("Page.captureScreenshot", {
    clip: { ...cssContentSize, scale },
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  });
  await session.detach();
  return Buffer.from(data, "base64");
}
