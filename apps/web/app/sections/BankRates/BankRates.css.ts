import { vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const figures = style({
  display: "grid",
  // With large text, a figure wraps below the one before it.
  gridTemplateColumns: "repeat(auto-fit, minmax(5.75rem, 1fr))",
  gap: vars.space.s,
  alignItems: "end",
  inlineSize: "100%",
});

export const figure = style({ display: "grid", gap: vars.space.xxs });
