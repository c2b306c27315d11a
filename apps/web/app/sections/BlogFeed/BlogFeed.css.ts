import { media, vars } from "@mortgage-kit/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const twoLines = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
} as const;

/** Covers the sheet beside or above it, so that neither its arrival nor its absence shifts anything. */
export const feed = style({
  position: "absolute",
  inset: 0,
  overflowY: "auto",
  display: "grid",
  "@media": {
    "(scripting: none)": { display: "none" },
    print: { position: "static" },
  },
});

// A horizontal scroller on a narrow screen, a vertical list on a wide one.
export const list = style({
  display: "flex",
  gap: vars.space.l,
  marginInline: `calc(-1 * ${vars.space.l})`,
  paddingInline: vars.space.l,
  scrollPaddingInline: vars.space.l,
  overflowX: "auto",
  scrollSnapType: "x proximity",
  "@media": {
    [media.desktop]: { display: "block", overflow: "visible" },
  },
});

export const item = style({
  position: "relative",
  flex: "0 0 min(15.5rem, 80vw)",
  display: "grid",
  alignContent: "start",
  gap: vars.space.xxs,
  scrollSnapAlign: "start",
  "@media": {
    [media.desktop]: {
      paddingBlock: vars.space.s,
      borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
    },
  },
});

export const title = style({ ...twoLines, lineHeight: 1.35 });
export const snippet = style({
  ...twoLines,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
});

export const waiting = style({ display: "grid", placeItems: "center", minBlockSize: "10rem" });

globalStyle(`${item} a::after`, { content: "", position: "absolute", inset: 0 });
