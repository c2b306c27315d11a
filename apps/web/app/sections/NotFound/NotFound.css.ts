import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

/** The chart stands beside the words, on a phone below them: no line runs through a word. */
export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.xl,
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

/** Columns, so that no link moves to another line when the web font arrives. */
export const pages = style({
  display: "grid",
  inlineSize: "100%",
  columnGap: vars.space.m,
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
});

export const chart = style({
  position: "relative",
  overflow: "hidden",
  minBlockSize: "14rem",
  borderRadius: vars.radius.large,
  "@media": { print: { display: "none" } },
});
