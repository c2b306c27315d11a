import { vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

// Uses text columns instead of grid rows, so that each review has its natural height.
export const wall = style({ columns: "20rem 3", columnGap: vars.space.xxl });

export const review = style({ breakInside: "avoid", paddingBlockEnd: vars.space.l });
