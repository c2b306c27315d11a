import { vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const cover = style({
  position: "relative",
  // On a phone a strip, smaller than the words below it, so that the words are the largest
  // contentful paint.
  blockSize: "clamp(4.5rem, calc(22vw - 1.5rem), 17rem)",
  borderBlockEnd: `${vars.line.hair} solid ${vars.background.rule}`,
  "@media": { print: { display: "none" } },
});

export const words = style({ maxInlineSize: "46rem" });
