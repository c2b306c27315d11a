import { style, styleVariants } from "@vanilla-extract/css";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

export const block = style({ maxInlineSize: vars.measure.text });

export const size = styleVariants({
  lead: textStyle("lead"),
  body: textStyle("body"),
  small: textStyle("small"),
  tiny: textStyle("tiny"),
});

export const tone = styleVariants({
  inherit: {},
  soft: { color: vars.background.soft },
  accent: { color: vars.background.link },
  danger: { color: vars.background.danger },
  success: { color: vars.background.success },
  caution: { color: vars.background.caution },
});

export const weight = styleVariants({
  regular: {},
  medium: { fontWeight: 500 },
  strong: { fontWeight: 650 },
});

/** Digits of one width, so that sums stack. */
export const tabular = style({ fontVariantNumeric: "tabular-nums lining-nums" });
