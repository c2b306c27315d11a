/**
 * Replaces a picture with `data-fallback-src` that fails to load by that address, with a console
 * message. An empty attribute hides the picture instead. Returns a function that stops listening.
 */
export function fallbackImages(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener("error", ({ target }) => replace(target), { capture: true, signal });
  // A picture can fail before this is listened for.
  for (const image of document.querySelectorAll<HTMLImageElement>("img[data-fallback-src]")) {
    if (image.complete && image.naturalWidth === 0) replace(image);
  }
  return () => listening.abort();
}

function replace(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement)) return;
  const { fallbackSrc } = image.dataset;
  if (fallbackSrc === undefined) return;
  delete image.dataset.fallbackSrc;
  if (fallbackSrc === "") {
    image.style.visibility = "hidden";
    return;
  }
  const src = image.getAttribute("src");
  // biome-ignore lint/suspicious/noConsole: who looks after the site finds the missing picture here.
  console.warn(`The picture ${src} did not load; showing ${fallbackSrc} instead.`);
  image.src = fallbackSrc;
}
