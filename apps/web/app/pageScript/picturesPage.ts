const { connection } = navigator as { connection?: { saveData?: boolean } };

/**
 * Script of the pages with pictures that are fetched soon: once the page is there and idle, so that
 * a picture of the whole page has them without scrolling. A visitor who saves data scrolls to them.
 */
function fetchSoon(): void {
  const pictures = document.querySelectorAll<HTMLImageElement>("img[data-soon]");
  for (const picture of pictures) picture.loading = "eager";
}

if (!connection?.saveData) {
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  addEventListener("load", () => whenIdle(fetchSoon));
}
