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
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isReturning = visit?.type !== "navigate";
  if (isReturning || document.referrer.startsWith(`${location.origin}/`)) show();
  else
    addEventListener("load", () =>
      requestAnimationFrame(() => setTimeout(() => fetchAll(faces).then(show))),
    );
}

/** Fetches the files of all faces, so that the page is laid out anew once and not for each as it comes. */
function fetchAll({ sheet }: HTMLStyleElement): Promise<unknown> {
  const rules = [...(sheet?.cssRules ?? [])] as CSSFontFaceRule[];
  return Promise.allSettled(
    rules.map(({ style }) => new FontFace("fetched", style.getPropertyValue("src")).load()),
  );
}
