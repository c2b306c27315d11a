import { media, vars } from "@simcoe/ui";
import { style } from "@vanilla-extract/css";

const artHeight = "11rem";

// The chart runs off the page's edge and fades before it reaches the words.
export const art = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: artHeight,
  maskImage: "linear-gradient(to bottom, transparent, black 35%)",
  "@media": {
    [media.desktop]: {
      insetBlockStart: 0,
      insetInlineStart: "38%",
      blockSize: "auto",
      maskImage: "linear-gradient(to right, transparent, black 45%)",
    },
  },
});

export const layout = style({
  display: "grid",
  gap: vars.space.xl,
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlock: vars.space.xxl,
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" } },
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
