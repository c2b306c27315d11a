import { media, textStyle, vars } from "@mortgage-kit/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";
import { depthLines } from "../depthLines.ts";

const grid = style({ display: "grid", columnGap: vars.space.l, rowGap: vars.space.xl });

const columns = (narrowest: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${narrowest}), 1fr))`,
});

export const episodes = styleVariants({
  // On a phone, a row to scroll sideways, because ten cards below each other are four screens.
  titles: [
    grid,
    {
      gridAutoFlow: "column",
      gridAutoColumns: "min(14rem, 72vw)",
      overflowX: "auto",
      scrollSnapType: "x proximity",
      paddingBlock: vars.space.xs,
      marginInline: `calc(-1 * ${vars.space.l})`,
      paddingInline: vars.space.l,
      scrollPaddingInline: vars.space.l,
      "@media": {
        [media.tablet]: {
          ...columns("12rem"),
          gridAutoFlow: "row",
          overflowX: "visible",
          marginInline: 0,
          paddingInline: 0,
        },
        print: { ...columns("12rem"), gridAutoFlow: "row", overflowX: "visible" },
      },
    },
  ],
  described: [grid, columns("20rem")],
});

// The newest episode has its own row, so that the other nine fill their rows.
export const leading = style({
  "@media": { [media.tablet]: { gridColumn: "1 / -1", paddingBlockEnd: vars.space.l } },
});

const card = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s,
  minInlineSize: 0,
});

export const layout = styleVariants({
  // On a phone the title stands beside the picture, as long as it has room there.
  compact: [
    card,
    {
      flexFlow: "row wrap",
      alignItems: "flex-start",
      columnGap: vars.space.m,
      "@media": { [media.tablet]: { flexFlow: "column" } },
    },
  ],
  leading: [
    card,
    {
      "@media": {
        [media.tablet]: {
          display: "grid",
          gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
          gap: vars.space.xl,
          alignItems: "center",
        },
      },
    },
  ],
});

export const screen = style({
  position: "relative",
  overflow: "hidden",
  aspectRatio: "16 / 9",
  borderRadius: vars.radius.small,
  backgroundColor: vars.chart.depth2,
  backgroundImage: depthLines,
  // Pictures that did not load do not all look the same.
  backgroundSize: "200% 200%",
  selectors: {
    [`${layout.compact} > &`]: { flex: "2 1 6.5rem" },
    "li:nth-child(3n + 1) &": { backgroundPosition: "75% 40%" },
    "li:nth-child(5n + 3) &": { backgroundPosition: "100% 100%" },
    "li:nth-child(4n) &": { backgroundPosition: "20% 90%" },
  },
  "@media": {
    [media.tablet]: {
      selectors: { [`${layout.compact} > &`]: { flex: "none", inlineSize: "100%" } },
    },
  },
});

export const play = style({
  position: "absolute",
  insetInlineStart: 0,
  insetBlockEnd: 0,
  margin: vars.space.s,
  display: "grid",
  placeItems: "center",
  inlineSize: "2.5rem",
  aspectRatio: "1",
  borderRadius: "50%",
  backgroundColor: vars.background.surface,
  color: vars.background.strong,
  selectors: { [`${layout.compact} &`]: { inlineSize: "2rem", margin: vars.space.xs } },
  "@media": {
    [media.tablet]: {
      selectors: { [`${layout.compact} &`]: { inlineSize: "2.5rem", margin: vars.space.s } },
    },
  },
});

const words = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const wordsIn = styleVariants({
  compact: [
    words,
    { display: "contents", "@media": { [media.tablet]: { display: "flex", flex: "none" } } },
  ],
  // On a phone the title stands above the picture, as a paper's lead story does.
  leading: [words, { display: "contents", "@media": { [media.tablet]: { display: "flex" } } }],
});

const title = style([textStyle("body"), { fontWeight: 600, lineHeight: 1.35 }]);

export const titleIn = styleVariants({
  compact: [title, { flex: "3 1 9.5rem", "@media": { [media.tablet]: { flex: "none" } } }],
  leading: [
    textStyle("heading"),
    { order: -1, fontFamily: vars.font.heading, fontWeight: vars.font.headingWeight },
  ],
});

export const action = style({ flexBasis: "100%", "@media": { [media.tablet]: { flex: "none" } } });

export const whole = style({ whiteSpace: "nowrap" });
