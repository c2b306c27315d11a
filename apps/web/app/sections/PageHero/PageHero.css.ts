import { media, vars } from "@mortgage-kit/ui/theme";
import { createVar, style, styleVariants } from "@vanilla-extract/css";

// On a phone the art is smaller than the text above, so that the text is the largest contentful paint.
const artHeight = "clamp(5.25rem, calc(22vw - 0.5rem), 11rem)";

/** Part of the chart's height, from the top, that content beside the text covers. */
const covered = createVar();

// The chart reaches the page's edge and fades out towards the text. Its covered part is clipped,
// because it would otherwise be the largest contentful paint. Uncovering it shifts nothing.
const chart = style({
  vars: { [covered]: "0%" },
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  clipPath: `inset(${covered} 0 0)`,
  maskImage: `linear-gradient(to bottom, transparent ${covered}, black calc(${covered} + (100% - ${covered}) * 0.35))`,
  "@media": {
    [media.desktop]: {
      insetBlockStart: 0,
      insetInlineStart: "38%",
      clipPath: "none",
      maskImage: "linear-gradient(to right, transparent, black 45%)",
    },
  },
});

const tall = (blockSize: string) => ({
  blockSize,
  "@media": { [media.desktop]: { blockSize: "auto" } },
});

export const layout = style({
  display: "grid",
  gap: vars.space.xl,
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlock: vars.space.xxl,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
      alignItems: "center",
    },
  },
});

const uncovered = { vars: { [covered]: "0%" } };
const behindSheet = style({
  vars: { [covered]: `calc(100% - ${artHeight})` },
  // Applies if the live part beside the text rendered nothing.
  selectors: { [`section:has(${layout} > [data-live] > :empty) &`]: uncovered },
  "@media": { "(scripting: none)": uncovered },
});

/** On a narrow screen the chart is below the text, or below the content beside the text. */
export const art = styleVariants({
  alone: [chart, tall(artHeight)],
  beneath: [chart, tall("22rem"), behindSheet],
});

export const charted = style({
  paddingBlockEnd: `calc(${artHeight} + ${vars.space.m})`,
  "@media": {
    [media.desktop]: {
      alignContent: "center",
      minBlockSize: "27rem",
      paddingBlockEnd: vars.space.xxl,
    },
    print: { paddingBlockEnd: vars.space.l },
  },
});

export const wide = style({
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
