import { vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

const hair = `${vars.line.hair} solid ${vars.background.rule}`;

export const assumptions = style({ borderBlockEnd: hair });

export const assumption = style({ paddingBlock: vars.space.m, borderBlockStart: hair });
