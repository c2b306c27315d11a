import { whenIdle } from "./whenIdle.ts";

const { connection } = navigator as { connection?: { saveData?: boolean } };

/**
 * Script of the pages with `data-soon` images. It loads these lazy images once the page has loaded and
 * is idle, so that a full-page screenshot has them. With data saving on, they load on scrolling.
 */
function loadPictures(): void {
  const pictures = document.querySelectorAll<HTMLImageElement>("img[data-soon]");
  for (const picture of pictures) picture.loading = "eager";
}

if (!connection?.saveData) {
  addEventListener("load", () => whenIdle(loadPictures));
}
