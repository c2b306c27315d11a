import { vars } from "@simcoe/ui/theme";
import { style } from "@vanilla-extract/css";

export const lender = style({ display: "grid", gap: vars.space.xs, alignContent: "start" });

export const sentence = style({
  maxInlineSize: vars.measure.text,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
});

export const why = style({ justifySelf: "start" });
