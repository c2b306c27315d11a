import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const layout = style({
  display: "grid",
  gap: vars.space.xl,
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlock: vars.space.xl,
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      columnGap: vars.space.xxl,
      alignItems: "center",
    },
  },
});

// Small on a phone, so that the text and contact details are visible without scrolling far.
export const portrait = style({
  inlineSize: "8rem",
  maxInlineSize: "24rem",
  blockSize: "auto",
  aspectRatio: "1",
  objectFit: "cover",
  border: `${vars.line.hair} solid ${vars.background.rule}`,
  borderRadius: vars.radius.large,
  "@media": { [media.tablet]: { inlineSize: "100%", aspectRatio: "4 / 5" } },
});
