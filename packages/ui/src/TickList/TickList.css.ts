import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

export const layout = styleVariants({
  stack: { display: "grid", gap: vars.space.s },
  columns: {
    display: "grid",
    gap: vars.space.s,
    columnGap: vars.space.xl,
    "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  },
  row: { display: "flex", flexWrap: "wrap", columnGap: vars.space.l, rowGap: vars.space.xs },
});

const line = style({
  display: "flex",
  gap: vars.space.xs,
  alignItems: "baseline",
  overflowWrap: "anywhere",
});

export const item = styleVariants({
  stack: [line],
  columns: [line],
  // The least width, on a phone only, sets short ticks of several lines in columns.
  row: [line, textStyle("small"), { minInlineSize: "min(100%, 12rem - 20%)", fontWeight: 550 }],
});

export const tick = style({
  flexShrink: 0,
  color: vars.background.link,
  transform: "translateY(0.2em)",
  lineHeight: 1,
});
