/** Shows another picture where one with `data-fallback-src` does not load, and says so in the console. */
export function fallbackImages(): void {
  addEventListener("error", ({ target }) => showFallback(target), true);
  // A picture can fail before this is listened for.
  for (const image of document.querySelectorAll<HTMLImageElement>("img[data-fallback-src]")) {
    if (image.complete && image.naturalWidth === 0) showFallback(image);
  }
}

function showFallback(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement)) return;
  const { fallbackSrc } = image.dataset;
  if (!fallbackSrc) return;
  delete image.dataset.fallbackSrc;
  console.warn(
    `The logo ${image.getAttribute("src")} did not load; showing ${fallbackSrc} instead.`,
  );
  image.src = fallbackSrc;
}
