import { media, vars } from "@simcoe/ui/theme";
import { style } from "@vanilla-extract/css";

export const steps = style({
  display: "grid",
  gap: vars.space.m,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(auto-fit, minmax(12rem, 1fr))" } },
});
