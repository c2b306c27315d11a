import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.css.ts";

const figures = "tabular-nums lining-nums";

/** Takes the place of the control in its box. */
export const holder = style({ position: "relative", display: "flex", paddingBlock: 0 });

export const number = style({
  flex: 1,
  minInlineSize: 0,
  padding: `${vars.space.xxs} 0`,
  border: "none",
  background: "transparent",
  outline: "none",
  fontVariantNumeric: figures,
  appearance: "textfield",
  selectors: {
    "&::-webkit-inner-spin-button, &::-webkit-outer-spin-button": {
      appearance: "none",
      margin: 0,
    },
  },
});

/**
 * Covers the digits, which browsers show without separators. It is always there: if it came and went while a
 * number is typed, the selectors with `:has()` would let the browser restyle the whole page.
 */
export const grouped = style({
  position: "absolute",
  insetBlock: vars.space.xxs,
  insetInline: 0,
  display: "flex",
  alignItems: "center",
  overflow: "hidden",
  backgroundColor: vars.background.surface,
  fontVariantNumeric: figures,
  whiteSpace: "nowrap",
  pointerEvents: "none",
  selectors: { "&:empty": { display: "none" } },
  "@media": { [media.forcedColors]: { backgroundColor: "Field", color: "FieldText" } },
});
globalStyle(`${number}:focus + ${grouped}`, { display: "none" });
