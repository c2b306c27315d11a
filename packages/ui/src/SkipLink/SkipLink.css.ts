import { style } from "@vanilla-extract/css";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

export const link = style({
  ...textStyle("small"),
  position: "fixed",
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  zIndex: 30,
  padding: `${vars.space.s} ${vars.space.m}`,
  backgroundColor: vars.background.surface,
  color: vars.background.link,
  border: `${vars.line.hair} solid ${vars.background.edge}`,
  borderRadius: vars.radius.small,
  fontWeight: 600,
  transform: "translateY(-200%)",
  selectors: { "&:focus": { transform: "none" } },
  "@media": { print: { display: "none" } },
});
