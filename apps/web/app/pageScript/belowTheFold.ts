import { fontsApplied } from "./lateFonts.ts";
import { whenIdle } from "./whenIdle.ts";

/** Waits for the fonts, because they lay out again every section that already has a layout. */
export function belowTheFold(): void {
  // Asking for their computed style would lay the page out at once.
  const later = document.querySelectorAll<HTMLElement>(
    // Groups after the first stay as they are: with all posts laid out, each search would wait for them.
    "main > :nth-child(n + 3), [data-groups] > section, [data-groups] > :first-child > li, main ~ footer",
  );
  const sections = [...later];
  function layOutNext(): void {
    const section = sections.shift();
    if (!section) return;
    section.style.contentVisibility = "visible";
    whenIdle(layOutNext);
  }
  let isBegun = false;
  const begin = () => {
    if (!isBegun) whenIdle(layOutNext);
    isBegun = true;
  };
  addEventListener("load", () => {
    addEventListener(fontsApplied, begin);
    document.fonts.addEventListener("loadingdone", begin);
    // Fonts from the cache may be loaded already.
    setTimeout(begin, 3000);
  });
}
