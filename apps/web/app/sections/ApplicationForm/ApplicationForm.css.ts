import { vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

/** The scroll margin keeps the message in view below the toast. */
export const outcome = style({ scrollMarginBlock: `calc(2 * ${vars.space.xxxl}) ${vars.space.l}` });

export const reference = style({ letterSpacing: "0.08em", fontVariantNumeric: "tabular-nums" });

export const steps = style({
  display: "grid",
  gap: vars.space.xxs,
  paddingInlineStart: "1.25em",
  listStyle: "decimal",
});
