import { media, vars } from "@mortgage-kit/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const form = style({
  display: "grid",
  gap: vars.space.s,
  alignItems: "end",
  maxInlineSize: "34rem",
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});

export const answer = style({ gridColumn: "1 / -1", overflowWrap: "anywhere" });

/** Without a post, the answers that fit come first. */
globalStyle("[data-filtered-list]:has([data-related]) :has(> [data-groups]:empty)", {
  display: "none",
});

/** Keeps the feed's space, so that neither its arrival nor its absence shifts anything. */
export const place = style({
  position: "relative",
  minBlockSize: "10.5rem",
  "@media": {
    [media.tablet]: { alignSelf: "stretch" },
    [media.desktop]: { minBlockSize: "21rem", alignSelf: "start" },
    "(scripting: none)": { display: "none" },
    print: { minBlockSize: 0 },
  },
});

export const feed = style({
  display: "grid",
  gap: vars.space.s,
  gridTemplateColumns: "minmax(0, 1fr)",
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
    [media.desktop]: { display: "block", overflow: "visible", marginInline: 0, paddingInline: 0 },
  },
});

export const item = style({
  position: "relative",
  flex: "0 0 min(15.5rem, 80vw)",
  display: "grid",
  alignContent: "start",
  scrollSnapAlign: "start",
  "@media": {
    [media.desktop]: {
      gap: vars.space.xxs,
      paddingBlock: vars.space.s,
      borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
    },
  },
});

const clipped = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 1,
  overflow: "hidden",
  "@media": { [media.desktop]: { WebkitLineClamp: 2 } },
});

export const title = style([clipped, { lineHeight: 1.35 }]);
export const snippet = style([
  clipped,
  { fontSize: vars.type.small.size, lineHeight: vars.type.small.lineHeight },
]);

export const newest = style({
  paddingBlock: `${vars.space.s} ${vars.space.l}`,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.contour}`,
  "@media": { [media.tablet]: { display: "none" } },
});

globalStyle(`${place} > img`, { "@media": { [`not ${media.tablet}`]: { display: "none" } } });
globalStyle(`${feed} ~ *`, { display: "none !important" });
globalStyle(`${item} a::after`, { content: "", position: "absolute", inset: 0 });
