import { media, vars } from "@mortgage-kit/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Media query from the width at which all items fit beside the logo and the buttons. */
const wideHeader = "screen and (min-width: 75em)";
const roomyHeader = "screen and (min-width: 85em)";
const headerHeight = "4.25rem";

/** Far above the window, so that the header scrolls away, if the window is low for the size of its letters. */
const stuckAt = "min(0px, (100vh - 30rem) * 99)";

// Keeps focused elements and scroll targets clear of the sticky header.
const covered = `max(0px, ${headerHeight} + ${vars.space.s} + ${stuckAt})`;
globalStyle("html", { scrollPaddingBlockStart: covered });

export const header = style({
  position: "sticky",
  insetBlockStart: stuckAt,
  zIndex: 10,
  backgroundColor: vars.background.surface,
  borderBlockEnd: `${vars.line.hair} solid ${vars.background.rule}`,
  "@media": { print: { position: "static", borderBlockEnd: "none" } },
});

// Undoes the scroll padding in the header, which is always in view and needs no scrolling for focus.
globalStyle(`${header} :is(a, button, summary)`, {
  scrollMarginBlockStart: `calc(-1 * ${covered})`,
});

export const bar = style({
  display: "flex",
  // A large text size puts buttons and menu below the logo.
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.m,
  maxInlineSize: `calc(${vars.width.page} + 2 * ${vars.space.xl})`,
  minBlockSize: headerHeight,
  marginInline: "auto",
  paddingInline: vars.space.l,
  "@media": { [media.tablet]: { paddingInline: vars.space.xl } },
});

export const logo = style({
  display: "block",
  flex: "1 1 9.5rem",
  minInlineSize: 0,
  maxInlineSize: "max-content",
  marginInlineEnd: "auto",
  // Keeps the target high enough for a finger if the logo shrinks.
  paddingBlock: vars.space.m,
  "@media": {
    // The picture's colours stay in forced colours, so the surface behind it must stay too. The picture
    // itself has none, because in the dark its colours are inverted.
    [media.forcedColors]: {
      forcedColorAdjust: "none",
      paddingInline: vars.space.xs,
      backgroundColor: vars.background.surface,
    },
  },
});

export const logoImage = style({ display: "block", maxInlineSize: "100%", blockSize: "auto" });

export const wide = style({
  display: "none",
  "@media": { [wideHeader]: { display: "block" } },
});

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "0.625rem",
  "@media": { [roomyHeader]: { columnGap: "0.9375rem" } },
  fontSize: vars.type.small.size,
  fontWeight: 500,
  whiteSpace: "nowrap",
});

export const buttons = style({
  display: "none",
  gap: vars.space.xs,
  whiteSpace: "nowrap",
  "@media": { [media.tablet]: { display: "flex" }, print: { display: "none" } },
});

export const narrow = style({
  "@media": { [wideHeader]: { display: "none" }, print: { display: "none" } },
});

export const foot = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))",
  gap: vars.space.xs,
  "@media": { [media.tablet]: { display: "none" } },
});
