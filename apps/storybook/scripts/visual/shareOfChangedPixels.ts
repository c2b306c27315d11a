import type { Page } from "playwright";

/**
 * Returns the share of changed pixels between two PNGs, from 0 to 1, computed in the page. A pixel
 * counts only if a channel differs by more than 48 of 255, so that antialiasing does not count.
 * Returns 1 for pictures of different sizes.
 */
export function shareOfChangedPixels(page: Page, before: Buffer, after: Buffer): Promise<number> {
  const pictures = [before, after].map((png) => `data:image/png;base64,${png.toString("base64")}`);
  return page.evaluate(async (sources) => {
    const [first, second] = await Promise.all(
      sources.map(async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext("2d");
        context?.drawImage(image, 0, 0);
        return context?.getImageData(0, 0, image.width, image.height);
      }),
    );
    if (!first || !second || first.width !== second.width || first.height !== second.height)
      return 1;
    const clearly = 48;
    let changed = 0;
    for (let at = 0; at < first.data.length; at += 4) {
      const away = [0, 1, 2].map((channel) =>
        Math.abs((first.data[at + channel] ?? 0) - (second.data[at + channel] ?? 0)),
      );
      if (Math.max(...away) > clearly) changed += 1;
    }
    return changed / (first.data.length / 4);
  }, pictures);
}
