import { visitType } from "./visitType.ts";

/**
 * Marks a page that is read from its top: what stands below the screen may wait to be laid out until it
 * comes near. Whoever is led to a place within the page, by an address, a link or on coming back, needs
 * all above it at its height.
 */
export function fromTop(): void {
  const page = document.documentElement;
  if (visitType() !== "navigate" || location.hash) return;
  page.dataset.fromTop = "";
  document.addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href*="#"]')) delete page.dataset.fromTop;
    },
    { capture: true },
  );
}
