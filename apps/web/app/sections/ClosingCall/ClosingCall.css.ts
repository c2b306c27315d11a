import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const layout = style({
  display: "grid",
  gap: vars.space.l,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gap: vars.space.xxl,
      alignItems: "end",
    },
  },
});
