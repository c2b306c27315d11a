import { vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

// The newest, or the first that is found, leads; the others follow as ruled rows.
export const posts = style({ display: "grid" });

export const lead = style({ paddingBlockEnd: vars.space.xl });
