import { whenIdle } from "./whenIdle.ts";

const { connection } = navigator as { connection?: { saveData?: boolean } };

/** Loads lazy images once the page is idle, for full-page screenshots; not with data saving on. */
function loadPictures(): void {
  const pictures = document.querySelectorAll<HTMLImageElement>("img[data-soon]");
  for (const picture of pictures) picture.loading = "eager";
}

if (!connection?.saveData) {
  addEventListener("load", () => whenIdle(loadPictures));
}
