import { vars } from "@simcoe/ui/theme";
import { style } from "@vanilla-extract/css";

export const cover = style({
  position: "relative",
  blockSize: "clamp(9rem, 22vw, 17rem)",
  borderBlockEnd: `${vars.line.hair} solid ${vars.ground.rule}`,
  "@media": { print: { display: "none" } },
});

export const words = style({ maxInlineSize: "46rem" });
