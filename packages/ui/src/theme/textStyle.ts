import type { TypeSize } from "./tokens.ts";
import { vars } from "./vars.css.ts";

/**
 * Returns size, line height and tracking together, since they belong together. With `widest`, a large
 * text size makes no long word wider than a phone.
 */
export function textStyle(size: TypeSize, widest?: `${number}vw`) {
  const { size: fontSize, lineHeight, tracking } = vars.type[size];
  return {
    fontSize: widest ? `min(${fontSize}, ${widest})` : fontSize,
    lineHeight,
    letterSpacing: tracking,
  };
}
