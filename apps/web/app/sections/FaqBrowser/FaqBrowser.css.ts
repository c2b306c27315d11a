import { vars } from "@simcoe/ui/theme";
import { style } from "@vanilla-extract/css";

export const category = style({ paddingBlockStart: vars.space.xxl });

export const categories = style({ display: "grid", gap: vars.space.l });
export const icon = style({ color: vars.ground.link });
