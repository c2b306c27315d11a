import { media, vars } from "@mortgage-kit/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const portrait = style({
  display: "block",
  flexShrink: 0,
  maxInlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "5 / 6",
  objectFit: "cover",
  objectPosition: "50% 20%",
  borderRadius: vars.radius.small,
  backgroundColor: vars.chart.depth1,
});

export const size = styleVariants({
  face: [portrait, { inlineSize: "100%" }],
  card: [portrait, { inlineSize: "6rem", "@media": { [media.tablet]: { inlineSize: "9rem" } } }],
  large: [portrait, { inlineSize: "10rem", "@media": { [media.tablet]: { inlineSize: "11rem" } } }],
  profile: [
    portrait,
    { inlineSize: "10rem", "@media": { [media.tablet]: { inlineSize: "min(100%, 22rem)" } } },
  ],
});
