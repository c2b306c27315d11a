import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const opening = style({ display: "grid", gap: vars.space.m });

/** On a wide screen beside the rate, as high as its three lines. */
export const hold = style({
  display: "grid",
  gap: vars.space.m,
  marginBlockStart: vars.space.m,
  "@media": { [media.desktop]: { gridColumn: 2, gridRow: "1 / span 3", alignContent: "center" } },
});

export const links = style({ display: "grid", gap: vars.space.s });
