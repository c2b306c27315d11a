/**
 * Applies the web fonts: at once for visitors who come from a page of this site or return, and so
 * have them in the cache; on a first visit after the page has loaded and painted.
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

/** Waits for the first paint, or for a short timeout in browsers without paint timing. */
function onceOnScreen(show: () => void): void {
  new PerformanceObserver(show).observe({ type: "paint", buffered: true });
  setTimeout(show, 1000);
}

/** Returns the type of navigation to this page; undefined where the browser does not tell. */
function visitType(): NavigationTimingType | undefined {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type;
}
