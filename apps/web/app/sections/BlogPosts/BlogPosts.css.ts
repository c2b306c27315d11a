import { vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

// The first post, the newest or the first match, is larger; the others follow as ruled rows.
export const posts = style({ display: "grid" });

export const lead = style({ paddingBlockEnd: vars.space.xl });
