import { visitType } from "./visitType.ts";

/**
 * Brings the web fonts into force: at once for whoever comes from a page of this site or comes back, and
 * so has them in the cache; for a first visit once the page has loaded and is on the screen.
 */
export function lateFonts(): void {
  const faces = document.querySelector<HTMLStyleElement>("style[data-web-fonts]");
  if (!faces) return;
  const show = () => {
    faces.media = "all";
  };
  const isReturning = visitType() !== "navigate";
  if (isReturning || document.referrer.startsWith(`${location.origin}/`)) show();
  else addEventListener("load", () => onceOnScreen(show));
}

/** A browser that does not tell of its paints gets no more than a moment's time for them. */
function onceOnScreen(show: () => void): void {
  new PerformanceObserver(show).observe({ type: "paint", buffered: true });
  setTimeout(show, 1000);
}
