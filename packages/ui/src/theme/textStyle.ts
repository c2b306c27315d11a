import type { TypeSize } from "./tokens.ts";
import { vars } from "./vars.css.ts";

/** Size, line height and tracking always travel together. */
export function textStyle(size: TypeSize) {
  const { size: fontSize, lineHeight, tracking } = vars.type[size];
  return { fontSize, lineHeight, letterSpacing: tracking };
}
