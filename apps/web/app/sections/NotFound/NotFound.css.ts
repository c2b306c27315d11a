import { vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

/** Columns, so that no link moves to another line when the web font arrives. */
export const pages = style({
  display: "grid",
  inlineSize: "100%",
  columnGap: vars.space.m,
  lineHeight: vars.control.heightSmall,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))",
});
