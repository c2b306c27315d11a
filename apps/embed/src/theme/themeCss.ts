import type { LanguageCode } from "@mortgage-kit/calculators";
import { customProperty, defaultTokens } from "@mortgage-kit/calculators/theme";
import { problemWordsEn, problemWordsFr } from "../options/problemWords.ts";
import type { Colours } from "./Colours.ts";
import { opaqueHex } from "./opaqueHex.ts";
import { readableColours } from "./readableColours.ts";

const colourNames = Object.keys(defaultTokens.grounds.white) as (keyof Colours)[];
const systemFont = "system-ui, sans-serif";

/** Returns the theme of an element's custom properties as rules for its shadow root. */
export function themeCss(element: HTMLElement, frame: HTMLElement, language: LanguageCode): string {
  const words = language === "fr" ? problemWordsFr : problemWordsEn;
  const computed = getComputedStyle(element);
  const asked = (...path: string[]) =>
    computed.getPropertyValue(`--${customProperty(path)}`).trim();
  // biome-ignore lint/suspicious/noConsole: the console is where a page's owner looks.
  const warn = (problem: string) => console.warn(`<mortgage-calculator>: ${problem}`);
  const wanted: Partial<Colours> = {};
  for (const name of colourNames) {
    const value = asked("ground", name);
    if (value === "") continue;
    const hex = opaqueHex(value, frame);
    if (hex) wanted[name] = hex;
    // Only the shadow may be translucent.
    else if (CSS.supports("color", value) && name === "shadow") wanted[name] = value;
    else warn(words.colour(`--${customProperty(["ground", name])}`, value));
  }
  const { colours, unreadable } = readableColours(wanted);
  for (const { ink, surface, ratio, min } of unreadable) {
    const [on, under] = [ink, surface].map((name) => `--${customProperty(["ground", name])}`);
    warn(words.contrast(on ?? ink, under ?? surface, ratio.toFixed(1), min));
  }
  const rules = [
    ...Object.entries(colours).map(([name, value]) => rule(["ground", name], value)),
    ...["heading", "body"].map((name) => rule(["font", name], asked("font", name) || systemFont)),
    ...["small", "large"].flatMap((size) => {
      const radius = asked("radius", size);
      return radius && CSS.supports("border-radius", radius) ? rule(["radius", size], radius) : [];
    }),
  ];
  return `.frame>div,.frame .ui-ground-white{${rules.join(";")}}`;
}

const rule = (path: string[], value: string) => `--${customProperty(path)}:${value}`;
