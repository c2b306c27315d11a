import { vars } from "@simcoe/ui/theme";
import { style } from "@vanilla-extract/css";
import { fromTop, whenNear } from "../../look/whenNear.ts";

// The newest, or the first that is found, leads; the others follow as ruled rows.
export const posts = style({ display: "grid" });

export const lead = style({ paddingBlockEnd: vars.space.xl });
export const post = style({ selectors: { [`${fromTop} &`]: whenNear("18rem") } });
