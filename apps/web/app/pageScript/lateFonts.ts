import { onceOnScreen } from "./onceOnScreen.ts";

/** Applies the fonts at once on a return, when they are cached, else after the page has painted. */
export function lateFonts(): void {
  const faces = document.querySelector<HTMLStyleElement>("style[data-web-fonts]");
  if (!faces) return;
  const isReturning = visitType() !== "navigate";
  if (isReturning || document.referrer.startsWith(`${location.origin}/`)) faces.media = "all";
  else addEventListener("load", () => onceOnScreen(() => applyTogether(faces)));
}

/** Event of the window once the fonts of a first visit apply. */
export const fontsApplied = "fontsapplied";

/** Loads all fonts before any applies, because each that applies lays out the whole page again. */
async function applyTogether({ sheet }: HTMLStyleElement): Promise<void> {
  const fonts = [...(sheet?.cssRules ?? [])].flatMap((rule) =>
    rule instanceof CSSFontFaceRule ? fontOf(rule.style) : [],
  );
  const loaded = await Promise.allSettled(fonts.map((font) => font.load()));
  for (const font of loaded) if (font.status === "fulfilled") document.fonts.add(font.value);
  dispatchEvent(new Event(fontsApplied));
}

function fontOf(face: CSSStyleDeclaration): FontFace {
  const described = (name: string) => face.getPropertyValue(name);
  const family = described("font-family").replace(/^"|"$/g, "");
  return new FontFace(family, described("src"), { weight: described("font-weight") });
}

function visitType(): NavigationTimingType | undefined {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type;
}
