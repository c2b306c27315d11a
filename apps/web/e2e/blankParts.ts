import type { Page } from "@playwright/test";

export interface Box {
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

interface Picture {
  /** A PNG in base64. */
  png: string;
  /** Screenshot pixels per CSS pixel. */
  scale: number;
}

/** Returns the texts of the boxes that the screenshot shows in a single colour. */
export async function blankBoxes({
  png,
  scale,
  boxes,
}: Picture & { boxes: Box[] }): Promise<string[]> {
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

/** Returns a screenshot of the whole page at a quarter of its size, enough to find blank parts. */
export async function screenshotOf(page: Page): Promise<Picture> {
  const scale = 0.25;
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
