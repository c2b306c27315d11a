import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const opening = style({ display: "grid", gap: vars.space.m });

export const hold = style({ marginBlock: vars.space.s });

export const links = style({
  display: "grid",
  gap: `${vars.space.s} ${vars.space.l}`,
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
