import { media, vars } from "@mortgage-kit/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "../../look/buildLook.ts";

export const portrait = style({
  display: "block",
  flexShrink: 0,
  blockSize: "auto",
  aspectRatio: "1",
  objectFit: "cover",
  borderRadius: "50%",
  color: vars.background.surface,
  // Light at night too, because hair and initials are drawn dark.
  fill: tokens.chart.land,
  stroke: vars.chart.waterLine,
});

export const size = styleVariants({
  small: { inlineSize: "3.5rem" },
  card: { inlineSize: "6.5rem", "@media": { [media.tablet]: { inlineSize: "9rem" } } },
  profile: { inlineSize: "8rem", "@media": { [media.tablet]: { inlineSize: "min(100%, 22rem)" } } },
});
