import { vars } from "@simcoe/ui/theme";
import { style } from "@vanilla-extract/css";

export const note = style({ paddingBlockStart: vars.space.xl });
