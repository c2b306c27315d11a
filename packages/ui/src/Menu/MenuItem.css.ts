import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const item = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.control.heightSmall,
  padding: `${vars.space.xs} ${vars.space.s}`,
  borderRadius: vars.radius.small,
  fontWeight: 500,
  color: vars.ground.text,
  textDecoration: "none",
  ":hover": { backgroundColor: vars.ground.tint, color: vars.ground.link },
  selectors: { "&[aria-current='page']": { color: vars.ground.link } },
});
