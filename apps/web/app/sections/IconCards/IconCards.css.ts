import { vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const icon = style({ color: vars.ground.link });
