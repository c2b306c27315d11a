import { media, vars } from "@simcoe/ui/theme";
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

export const portrait = style({
  inlineSize: "100%",
  maxInlineSize: "24rem",
  blockSize: "auto",
  aspectRatio: "1",
  objectFit: "cover",
  border: `${vars.line.hair} solid ${vars.ground.rule}`,
  borderRadius: vars.radius.large,
  "@media": { [media.tablet]: { aspectRatio: "4 / 5" } },
});
