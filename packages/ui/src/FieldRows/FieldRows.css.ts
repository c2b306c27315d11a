import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const rows = style({});

globalStyle(`${rows} > *`, {
  position: "relative",
  paddingBlock: vars.space.xs,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
});
