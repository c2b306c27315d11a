import { vars } from "@simcoe/ui";
import { style } from "@vanilla-extract/css";

export const icon = style({ color: vars.ground.link });
