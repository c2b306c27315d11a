import type { TypeSize } from "./tokens.ts";
import { vars } from "./vars.css.ts";

/** Returns size, line height and tracking together, since they belong together. */
export function textStyle(size: TypeSize) {
  const { size: fontSize, lineHeight, tracking } = vars.type[size];
  return { fontSize, lineHeight, letterSpacing: tracking };
}
