import { media, queryContainer, room, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

const small = { fontSize: vars.type.small.size, lineHeight: vars.type.small.lineHeight };
const tiny = { fontSize: vars.type.tiny.size, lineHeight: vars.type.tiny.lineHeight };
const hair = `${vars.line.hair} solid ${vars.background.rule}`;
const sideBySide = "(min-width: 22rem)";
const besideCounts = "(min-width: 36rem)";

export const verdict = style({
  ...queryContainer,
  alignContent: "start",
  gap: vars.space.s,
});

/** Smaller than a step's title, because a verdict is a whole sentence. */
export const words = style({ display: "block", fontSize: "0.82em", textWrap: "pretty" });

/** The largest text of the page. */
export const number = style({
  display: "block",
  color: vars.background.strong,
  fontSize: `min(${vars.type.figure.size}, 16cqi)`,
  lineHeight: 1.1,
  fontVariantNumeric: "lining-nums",
  overflowWrap: "anywhere",
  // The backplate behind text in forced colours would cover the words above.
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none", color: "CanvasText" } },
});

export const unit = style([
  {
    display: "block",
    fontFamily: vars.font.body,
    fontSize: vars.type.body.size,
    fontWeight: vars.font.bodyWeight,
    lineHeight: vars.type.body.lineHeight,
  },
]);

export const hinge = style({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  borderInlineStart: `${vars.space.xxs} solid ${vars.callout.caution.accent}`,
  backgroundColor: vars.callout.caution.surface,
  color: vars.callout.caution.text,
  textWrap: "pretty",
});

/** Holds the place of a verdict that is loading. */
export const place = style({
  display: "grid",
  alignItems: "center",
  minBlockSize: `calc(2 * ${vars.type.figure.size})`,
});

/** Holds the place of the picture, which is drawn after the verdict. */
export const picture = style({
  minBlockSize: "8rem",
  // Type sizes grow with the window, and the picture's column does not.
  minInlineSize: 0,
});

export const counts = style({
  paddingBlockStart: vars.space.xs,
  borderBlockStart: hair,
  ...queryContainer,
});

export const countRows = style({
  display: "grid",
  gap: vars.space.xs,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@container": { [besideCounts]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});

export const whole = style({ gridColumn: "1 / -1" });

export const pair = style({
  display: "grid",
  gap: vars.space.s,
  "@container": {
    [sideBySide]: {
      gridTemplateColumns: "repeat(auto-fit, minmax(8rem, 1fr))",
      columnGap: vars.space.l,
    },
  },
});

/** Figures side by side stand at one height, whatever their labels take. */
export const figure = style({
  minInlineSize: 0,
  "@container": {
    [sideBySide]: { display: "grid", gridRow: "span 3", gridTemplateRows: "subgrid", rowGap: 0 },
  },
});
export const label = style([small, { color: vars.background.soft }]);

/** Much smaller than the verdict, which is what to act on. */
export const value = style({
  color: vars.background.strong,
  fontFamily: vars.font.heading,
  fontSize: `calc(1.14 * ${vars.type.subheading.size})`,
  fontWeight: vars.font.headingWeight,
  lineHeight: vars.type.subheading.lineHeight,
  fontVariantNumeric: "lining-nums",
  overflowWrap: "anywhere",
});

export const note = style([tiny, { textWrap: "pretty" }]);

/** Aligns the button's text with the text above it; in a wide card it stands beside the counts. */
export const why = style({
  justifySelf: "start",
  marginInlineStart: `calc(-1 * ${vars.space.xs})`,
  "@container": {
    [besideCounts]: { gridColumn: 2, gridRow: 1, alignSelf: "start", marginInlineStart: 0 },
  },
});

export const aside = style({
  display: "grid",
  gap: vars.space.s,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@container": { [room.desktop]: { selectors: { "&:not(:last-child)": { gridRow: "span 2" } } } },
});

/** Figures and notes of the estimate, smaller than the answer beside them. */
export const estimate = style(small);
