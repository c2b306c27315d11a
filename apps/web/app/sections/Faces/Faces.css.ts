import { vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

/** Faces in one row, smaller where they would be wider than a phone. */
export const faces = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 4.5rem)",
  gap: vars.space.xs,
});
