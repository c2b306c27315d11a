import { vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const trail = style({
  // Above the heading below it, which would take part of the targets.
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.xs,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  color: vars.background.soft,
  "@media": { print: { display: "none" } },
});

export const crumb = style({
  minInlineSize: 0,
  selectors: {
    "& + &::before": { content: "/", paddingInlineEnd: vars.space.xs, color: vars.background.edge },
  },
});
