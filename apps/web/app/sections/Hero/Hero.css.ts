import { media, vars } from "@simcoe/ui/theme";
import { style } from "@vanilla-extract/css";

export const layout = style({
  display: "grid",
  gap: vars.space.xxl,
  paddingBlock: vars.space.xxl,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 1.35fr) minmax(0, 1fr)",
      alignItems: "end",
      paddingBlock: vars.space.xxxl,
    },
  },
});

export const record = style({ justifySelf: "end", inlineSize: "100%", maxInlineSize: "22rem" });
