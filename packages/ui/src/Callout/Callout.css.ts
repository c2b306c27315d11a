import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const callout = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: vars.space.s,
  padding: vars.space.m,
  borderInlineStart: `${vars.line.strong} solid`,
  borderRadius: vars.radius.small,
});

export const tone = styleVariants(vars.callout, ({ surface, text, accent }) => ({
  backgroundColor: surface,
  borderColor: accent,
  color: text,
}));

export const mark = styleVariants(vars.callout, ({ accent }) => ({
  color: accent,
  paddingBlockStart: "0.15em",
}));

export const words = style({ maxInlineSize: vars.measure.text, textWrap: "pretty" });

export const title = style({ fontWeight: 650 });
