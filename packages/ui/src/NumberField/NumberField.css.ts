import { style } from "@vanilla-extract/css";
import { layout } from "../Field/Field.css.ts";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

export const number = style({
  fontVariantNumeric: "tabular-nums lining-nums",
  appearance: "textfield",
  selectors: {
    "&::-webkit-inner-spin-button, &::-webkit-outer-spin-button": {
      appearance: "none",
      margin: 0,
    },
  },
});

export const echo = style({
  ...textStyle("small"),
  fontVariantNumeric: "tabular-nums lining-nums",
  color: vars.background.link,
  fontWeight: 500,
  // A narrow box has space for the number only.
  selectors: { [`${layout.row} &`]: { display: "none" } },
});
