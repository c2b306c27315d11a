import type { LanguageCode } from "@mortgage-kit/calculators";
import {
  type BackgroundTokens,
  customProperty,
  defaultTokens,
} from "@mortgage-kit/calculators/theme";
import { problemWordsEn, problemWordsFr } from "../options/problemWords.ts";
import { readableColours } from "./readableColours.ts";

/** Converts any CSS colour to `#rrggbb` by the browser; `null` if invalid or translucent. */
function opaqueHex(value: string, frame: HTMLElement): string | null {
  if (!CSS.supports("color", value)) return null;
  const probe = document.createElement("span");
  frame.append(probe);
  probe.style.color = `color-mix(in srgb, ${value} 100%, white 0%)`;
  const computed = getComputedStyle(probe).color;
  probe.remove();
  return computedHex(computed);
}

const notation =
  /^color\(srgb (?<channels>[\d.e+-]+ [\d.e+-]+ [\d.e+-]+)(?: \/ (?<alpha>[\d.]+))?\)$/;

/** Converts a computed `color(srgb 0.1 0.2 0.3)` to `#rrggbb`; `null` if invalid or translucent. */
export function computedHex(computed: string): string | null {
  const { channels, alpha = "1" } = notation.exec(computed)?.groups ?? {};
  if (!channels || Number(alpha) < 1) return null;
  const byte = (share: string) => Math.round(Math.min(1, Math.max(0, Number(share))) * 255);
  return `#${channels
    .split(" ")
    .map((share) => byte(share).toString(16).padStart(2, "0"))
    .join("")}`;
}

const colourNames = Object.keys(defaultTokens.backgrounds.white) as (keyof BackgroundTokens)[];
const systemFont = "system-ui, sans-serif";

/** Returns the theme of an element's custom properties; warns of unusable values in the console. */
export function elementThemeCss(
  element: HTMLElement,
  frame: HTMLElement,
  language: LanguageCode,
): string {
  const words = language === "fr" ? problemWordsFr : problemWordsEn;
  const computed = getComputedStyle(element);
  const asked = (...path: string[]) =>
    computed.getPropertyValue(`--${customProperty(path)}`).trim();
  // biome-ignore lint/suspicious/noConsole: page owners look in the console.
  const warn = (problem: string) => console.warn(`<mortgage-calculator>: ${problem}`);
  const wanted: Partial<BackgroundTokens> = {};
  // A page with a tint gives the element its own background; without one the calculator is white.
  const background = opaqueHex(computed.backgroundColor, frame);
  if (background) wanted.surface = background;
  for (const name of colourNames) {
    const value = asked("background", name);
    if (value === "") continue;
    const hex = opaqueHex(value, frame);
    if (hex) wanted[name] = hex;
    // Only the shadow colour may be translucent.
    else if (CSS.supports("color", value) && name === "shadow") wanted[name] = value;
    else warn(words.colour(`--${customProperty(["background", name])}`, value));
  }
  // The frame has the browser's own font: a page that shows the same one has set none.
  const isSet = computed.fontFamily !== getComputedStyle(frame).fontFamily;
  const inherited = isSet ? computed.fontFamily : systemFont;
  const { colours, unreadable } = readableColours(wanted);
  for (const { ink, surface, ratio, min } of unreadable) {
    const [on, under] = [ink, surface].map((name) => `--${customProperty(["background", name])}`);
    warn(words.contrast(on ?? ink, under ?? surface, ratio.toFixed(1), min));
  }
  const rules = [
    ...Object.entries(colours).map(([name, value]) => rule(["background", name], value)),
    ...["heading", "body"].map((name) => rule(["font", name], asked("font", name) || inherited)),
    ...["small", "large"].flatMap((size) => {
      const radius = asked("radius", size);
      return radius && CSS.supports("border-radius", radius) ? rule(["radius", size], radius) : [];
    }),
  ];
  return `.frame>div,.frame .ui-background-white{${rules.join(";")}}`;
}

const rule = (path: string[], value: string) => `--${customProperty(path)}:${value}`;
