import { vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const trail = style({
  // Puts the links above the next heading, which would overlap part of their targets.
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
    "&:not(:last-child)::after": {
      content: "/",
      paddingInlineStart: vars.space.xs,
      color: vars.background.edge,
    },
  },
});
