import { media, vars } from "@mortgage-kit/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const cover = style({
  position: "relative",
  // On a phone the strip is smaller than the text below, so that the text is the largest contentful
  // paint.
  blockSize: "clamp(4.5rem, calc(22vw - 1.5rem), 9rem)",
  borderBlockEnd: `${vars.line.hair} solid ${vars.background.rule}`,
  "@media": { print: { display: "none" } },
});

export const words = style({ maxInlineSize: "46rem" });

/** Titles of articles are long: on a phone a smaller size keeps them at three lines. */
globalStyle(`${words} h1`, {
  fontSize: `min(${vars.type.heading.size}, 11vw)`,
  "@media": { [media.tablet]: { fontSize: vars.type.title.size } },
});
