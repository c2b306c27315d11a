import { style } from "@vanilla-extract/css";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

export const checkbox = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space.xs,
  rowGap: vars.space.xxs,
  maxInlineSize: vars.measure.text,
});

export const box = style({
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  marginBlockStart: "0.1em",
  accentColor: vars.background.link,
  cursor: "pointer",
});

export const label = style({ cursor: "pointer", paddingBlockEnd: vars.space.xxs });

const below = style({ ...textStyle("small"), gridColumn: 2 });
export const hint = style([below, { color: vars.background.soft }]);
export const error = style([below, { color: vars.background.danger, fontWeight: 500 }]);
