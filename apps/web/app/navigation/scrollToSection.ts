/** Brings the section with this id into view, smoothly unless the visitor asked for less motion. */
export function scrollToSection(id: string): void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.getElementById(id)?.scrollIntoView({ behavior: calm ? "auto" : "smooth" });
}
