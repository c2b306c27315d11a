import { vars } from "@simcoe/ui/theme";
import { style } from "@vanilla-extract/css";
import { fromTop, whenNear } from "../../look/whenNear.ts";

export const category = style({
  paddingBlockStart: vars.space.xxl,
  selectors: { [`${fromTop} & ~ &`]: whenNear("40rem") },
});

export const categories = style({ display: "grid", gap: vars.space.l });
export const icon = style({ color: vars.ground.link });
