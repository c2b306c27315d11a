import { vars } from "@mortgage-kit/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const hair = `${vars.line.hair} solid ${vars.background.rule}`;

export const points = style({ borderBlockStart: hair });

const base = style({ paddingBlock: vars.space.s, borderBlockEnd: hair });

export const point = styleVariants({
  found: [base],
  none: [base, { color: vars.background.soft }],
});

export const text = style({ paddingBlockEnd: vars.space.s });

export const only = style({ maxInlineSize: vars.measure.text, fontWeight: 600 });
