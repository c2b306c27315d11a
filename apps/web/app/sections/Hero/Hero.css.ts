import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const layout = style({
  display: "grid",
  gap: vars.space.xxl,
  paddingBlockStart: vars.space.xxl,
  paddingBlockEnd: "12rem",
  "@media": {
    // Puts the statistics beside the text, above the lake.
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1.35fr) minmax(0, 1fr)", alignItems: "end" },
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 1.35fr) minmax(0, 1fr)",
      alignItems: "end",
      paddingBlock: vars.space.xxxl,
    },
    print: { paddingBlockEnd: vars.space.l },
  },
});

export const record = style({
  justifySelf: "end",
  inlineSize: "100%",
  maxInlineSize: "22rem",
  "@media": { print: { justifySelf: "start" } },
});

/** On a narrow screen the lake is below the statistics, so that no contour crosses the text. */
export const lake = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: "14rem",
  maskImage: "linear-gradient(to bottom, transparent, black 45%)",
  "@media": {
    [media.desktop]: { blockSize: "auto", insetBlockStart: 0, maskImage: "none" },
  },
});
