import { vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

// Columns of text rather than rows of boxes: each review keeps the height of its own words.
export const wall = style({ columns: "20rem 3", columnGap: vars.space.xxl });

export const review = style({ breakInside: "avoid", paddingBlockEnd: vars.space.xl });
