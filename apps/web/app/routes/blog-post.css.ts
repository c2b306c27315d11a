import { media, vars } from "@mortgage-kit/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const cover = style({
  position: "relative",
  // On a phone smaller than the text below, which is to be the largest contentful paint.
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

const hair = `${vars.line.hair} solid ${vars.background.rule}`;
const heavy = `${vars.line.strong} solid ${vars.background.strong}`;

export const layout = style({
  display: "grid",
  gap: vars.space.xl,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
      columnGap: vars.space.xxl,
    },
  },
});

export const contents = style({
  alignSelf: "start",
  display: "grid",
  gap: vars.space.s,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  "@media": {
    [media.desktop]: { position: "sticky", insetBlockStart: "6.5rem" },
    print: { display: "none" },
  },
});

export const contentsList = style({ borderBlockEnd: hair });
export const contentsItem = style({ paddingBlock: "0.65rem", borderBlockStart: hair });

export const body = style({
  // Lines of about 75 letters, at most 80.
  maxInlineSize: "36rem",
  overflowWrap: "break-word",
});

globalStyle(`${body} > section > * + *`, { marginBlockStart: vars.space.m });
globalStyle(`${body} > :first-child > p:first-child`, {
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.lineHeight,
});
globalStyle(`${body} > :first-child > p:first-child::first-letter`, {
  float: "left",
  // Chromium ignores `paddingInlineEnd` on `::first-letter`.
  paddingRight: "0.1em",
  fontFamily: vars.font.heading,
  fontSize: "min(3.1em, 17vw)",
  lineHeight: 0.95,
  color: vars.background.strong,
});
globalStyle(`${body} h2`, {
  marginBlockStart: vars.space.xxl,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.type.heading.size,
  lineHeight: vars.type.heading.lineHeight,
  letterSpacing: vars.type.heading.tracking,
  scrollMarginBlockStart: vars.space.m,
});
globalStyle(`${body} h3`, {
  marginBlockStart: vars.space.xl,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.type.subheading.size,
  lineHeight: vars.type.subheading.lineHeight,
});
globalStyle(`${body} :is(h2, h3) + *`, { marginBlockStart: vars.space.s });
globalStyle(`${body} :is(ul, ol)`, { display: "grid", gap: vars.space.s });
globalStyle(`${body} ol`, { counterReset: "step" });
globalStyle(`${body} li`, { position: "relative", paddingInlineStart: vars.space.xl });
globalStyle(`${body} ul > li::before`, {
  content: "",
  position: "absolute",
  insetInlineStart: "0.3rem",
  insetBlockStart: "0.72em",
  inlineSize: "0.75rem",
  borderBlockStart: `${vars.line.strong} solid ${vars.background.link}`,
});
globalStyle(`${body} ol > li`, { counterIncrement: "step" });
globalStyle(`${body} ol > li::before`, {
  content: "counter(step)",
  position: "absolute",
  insetInlineStart: "0.3rem",
  fontFamily: vars.font.heading,
  color: vars.background.link,
});
globalStyle(`${body} a`, { color: vars.background.link, textUnderlineOffset: "0.2em" });
globalStyle(`${body} a:hover`, { color: vars.background.linkHover });
globalStyle(`${body} strong`, { fontWeight: 650 });
globalStyle(`${body} blockquote`, {
  paddingInlineStart: vars.space.l,
  borderInlineStart: `${vars.line.strong} solid ${vars.background.contour}`,
});

globalStyle(`${body} .table`, { overflowX: "auto", marginBlock: vars.space.xl });
// A margin below the last would be added to the next heading's only while its section is skipped.
globalStyle(`${body} > section > :last-child`, { marginBlockEnd: 0 });
globalStyle(`${body} table`, {
  inlineSize: "100%",
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
});
globalStyle(`${body} caption`, {
  paddingBlockEnd: vars.space.s,
  fontWeight: 650,
  textAlign: "start",
});
globalStyle(`${body} thead :is(th, td)`, {
  borderBlockEnd: heavy,
  color: vars.background.soft,
  verticalAlign: "bottom",
});
globalStyle(`${body} :is(th, td)`, {
  padding: `${vars.space.s} ${vars.space.m} ${vars.space.s} 0`,
  borderBlockEnd: hair,
  fontWeight: 400,
  textAlign: "start",
  verticalAlign: "top",
});
globalStyle(`${body} thead th`, { fontWeight: 600 });
globalStyle(`${body} tbody th`, { fontWeight: 550, minInlineSize: "min(9rem, 26vw)" });
globalStyle(`${body} td`, { fontVariantNumeric: "tabular-nums lining-nums" });
globalStyle(`${body} :is(th, td):last-child`, { paddingInlineEnd: 0 });
globalStyle(`${body} :is(th, td)[data-kind="figure"]`, { textAlign: "end" });
