import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space.l, maxInlineSize: "34rem" });

export const when = style({
  display: "grid",
  gap: vars.space.l,
  alignItems: "end",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" } },
});
