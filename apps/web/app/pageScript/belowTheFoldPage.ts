import { whenIdle } from "./whenIdle.ts";

const sections = [...document.querySelectorAll<HTMLElement>("[data-below-the-fold] > *")];

/** Lays out the next section, and the others in idle periods of their own. */
function layOutNext(): void {
  const section = sections.shift();
  if (!section) return;
  section.style.contentVisibility = "visible";
  whenIdle(layOutNext);
}

/**
 * Script of the pages with sections below the fold. It waits for the fonts, with which every section that
 * has a layout gets another.
 */
addEventListener("load", () => {
  document.fonts.addEventListener("loadingdone", layOutNext, { once: true });
  // Fonts from the cache may be loaded already.
  setTimeout(layOutNext, 3000);
});
