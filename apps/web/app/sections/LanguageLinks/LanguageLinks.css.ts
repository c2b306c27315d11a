import { vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const bar = style({
  display: "flex",
  justifyContent: "end",
  gap: vars.space.m,
  paddingInline: vars.space.l,
  fontSize: vars.type.small.size,
  lineHeight: vars.control.heightSmall,
  "@media": { print: { display: "none" } },
});
