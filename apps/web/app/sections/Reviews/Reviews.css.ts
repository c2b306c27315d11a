import { vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

// Text columns rather than rows of boxes, so that each review has its natural height.
export const wall = style({ columns: "20rem 3", columnGap: vars.space.xxl });

export const review = style({ breakInside: "avoid", paddingBlockEnd: vars.space.xl });
