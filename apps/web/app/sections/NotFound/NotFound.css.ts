import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const words = style({
  maxInlineSize: "36rem",
  minBlockSize: "38rem",
  "@media": { [media.tablet]: { minBlockSize: "24rem" }, print: { minBlockSize: "0" } },
});

/** Columns, so that no link moves to another line when the web font arrives. */
export const pages = style({
  display: "grid",
  inlineSize: "100%",
  columnGap: vars.space.m,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))",
});

/** On a phone the chart fades in below the text. */
export const chart = style({
  position: "absolute",
  inset: 0,
  maskImage: "linear-gradient(to bottom, transparent 45%, black 75%)",
  "@media": { [media.tablet]: { maskImage: "none" } },
});
