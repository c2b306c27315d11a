/**
 * Applies the web fonts. Visitors who come from a page of this site, reload or go back have them in
 * the cache, so they get them at once. Others get them after the page has loaded and painted.
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

/** Calls the function on the first paint, and after one second in case no paint is reported. */
function onceOnScreen(show: () => void): void {
  new PerformanceObserver(show).observe({ type: "paint", buffered: true });
  setTimeout(show, 1000);
}

/** Returns the type of navigation to this page, or undefined if the browser does not report it. */
function visitType(): NavigationTimingType | undefined {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type;
}
