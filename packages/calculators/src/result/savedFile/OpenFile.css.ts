import { vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const openFile = style({ paddingBlockStart: vars.space.s });

/** Hidden on touch screens, where files cannot be dropped. */
export const drop = style({
  "@media": { "(hover: none)": { display: "none" } },
});
