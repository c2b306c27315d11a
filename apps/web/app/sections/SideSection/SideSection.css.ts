import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

/** Buttons come after the content; on a wide screen they are below the heading. */
export const layout = style({
  display: "grid",
  gap: vars.space.xl,
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "stretch",
  alignItems: "start",
  "@media": {
    [media.desktop]: {
      columnGap: vars.space.xxl,
      rowGap: vars.space.m,
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
      gridTemplateRows: "auto 1fr",
    },
  },
});

export const content = style({
  minInlineSize: 0,
  "@media": { [media.desktop]: { gridColumn: 2, gridRow: "1 / 3" } },
});
