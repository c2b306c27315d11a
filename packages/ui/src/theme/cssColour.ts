import { color, serializeRGB } from "@csstools/css-color-parser";
import { parseComponentValue } from "@csstools/css-parser-algorithms";
import { tokenize } from "@csstools/css-tokenizer";
import { mixed } from "./readableColour.ts";

/**
 * Returns any CSS colour as `#rrggbb`: a wide-gamut one as the nearest of sRGB, a translucent one as it
 * looks on white. Returns `undefined` for a text that is no colour by itself, such as `currentcolor`.
 */
export function hexOf(css: string): string | undefined {
  const value = parseComponentValue(tokenize({ css }));
  const parsed = value && color(value);
  if (!parsed) return undefined;
  const [red, green, blue] =
    serializeRGB(parsed)
      .toString()
      .match(/[\d.]+/g)
      ?.map(Number) ?? [];
  const hex = [red, green, blue].map((channel = 0) => channel.toString(16).padStart(2, "0"));
  const { alpha } = parsed;
  return mixed("#ffffff", `#${hex.join("")}`, typeof alpha === "number" ? alpha : 1);
}
