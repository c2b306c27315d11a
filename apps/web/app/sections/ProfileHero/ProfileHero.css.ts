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
