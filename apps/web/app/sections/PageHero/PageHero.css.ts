import { media, vars } from "@simcoe/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

// On a phone smaller than the words above it, so that the words are what the page waits for.
const artHeight = "clamp(5.25rem, calc(22vw - 0.5rem), 11rem)";

const fadeIn = (from: string, to: string) =>
  `linear-gradient(to bottom, transparent ${from}, black ${to})`;
const fadeAside = "linear-gradient(to right, transparent, black 45%)";

// The chart runs off the page's edge and fades before it reaches the words.
const chart = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  maskImage: fadeIn("0%", "35%"),
  "@media": {
    [media.desktop]: {
      insetBlockStart: 0,
      insetInlineStart: "38%",
      maskImage: fadeAside,
    },
  },
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

/** Where nothing came to stand beside the words. */
const leftAlone = `section:has(${layout} > :empty) &`;
const hidden = `calc(100% - ${artHeight})`;
const uncovered = { clipPath: "none", maskImage: fadeIn("0%", "35%") };
const besideWords = { blockSize: "auto", clipPath: "none", maskImage: fadeAside };

/** On a narrow screen the chart lies below the words, or below what stands beside them. */
export const art = styleVariants({
  alone: [chart, { blockSize: artHeight, "@media": { [media.desktop]: { blockSize: "auto" } } }],
  // Cut off where a sheet covers it, or it would be what the page waits for. Nothing moves when it is shown.
  beneath: [
    chart,
    {
      blockSize: "22rem",
      clipPath: `inset(${hidden} 0 0)`,
      maskImage: fadeIn(hidden, `calc(100% - ${artHeight} * 0.65)`),
      selectors: { [leftAlone]: uncovered },
      "@media": {
        "(scripting: none)": uncovered,
        [media.desktop]: { ...besideWords, selectors: { [leftAlone]: besideWords } },
      },
    },
  ],
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
