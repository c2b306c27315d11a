import { textStyle, vars } from "@mortgage-kit/ui/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

export const backgrounds = style({
  display: "grid",
  gap: vars.space.m,
  marginBlockEnd: vars.space.xl,
});
export const background = style({
  padding: vars.space.l,
  border: `${vars.line.hair} solid ${vars.background.rule}`,
  borderRadius: vars.radius.large,
  fontFamily: vars.font.body,
});
export const backgroundName = style({
  paddingBlockEnd: vars.space.s,
  fontWeight: 650,
  textAlign: "start",
});

export const swatches = style([
  textStyle("small"),
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(14rem, 1fr))",
    gap: vars.space.xs,
  },
]);
export const swatch = style({ display: "flex", alignItems: "center", gap: vars.space.xs });
export const chip = style({
  inlineSize: vars.space.l,
  blockSize: vars.space.l,
  flexShrink: 0,
  border: `${vars.line.hair} solid ${vars.background.edge}`,
  borderRadius: vars.radius.small,
});

export const contrasts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(20rem, 100%), 1fr))",
  gap: vars.space.l,
  fontFamily: vars.font.body,
});
export const contrastTable = style([
  textStyle("small"),
  { inlineSize: "100%", textAlign: "start", fontVariantNumeric: "tabular-nums" },
]);
export const pair = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xs,
  paddingBlock: vars.space.xxs,
  fontWeight: 400,
  textAlign: "start",
});

export const sampleName = style([textStyle("small"), { color: vars.background.soft }]);

export const bars = style({ display: "grid", gap: vars.space.s, fontFamily: vars.font.body });
export const bar = style({ fill: vars.background.series1 });

const sample = { border: `${vars.line.strong} solid ${vars.background.edge}` };
export const corner = styleVariants(vars.radius, (borderRadius) => ({
  ...sample,
  inlineSize: vars.space.xxxl,
  blockSize: vars.space.xxl,
  borderRadius,
}));
export const moving = styleVariants(vars.motion, (duration) => ({
  ...sample,
  padding: vars.space.s,
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      transition: `transform ${duration}`,
      selectors: {
        "&:is(:hover, :focus-visible)": { transform: `translateX(${vars.space.xxl})` },
      },
    },
  },
}));

export const statuses = style([
  textStyle("small"),
  { inlineSize: "100%", textAlign: "start", fontFamily: vars.font.body },
]);
globalStyle(`${statuses} :is(th, td), ${contrastTable} :is(th, td)`, {
  overflowWrap: "anywhere",
  paddingBlock: vars.space.xxs,
  paddingInlineEnd: vars.space.m,
  borderBlockEnd: `${vars.line.hair} solid ${vars.background.rule}`,
  textAlign: "start",
});
globalStyle(`${statuses} :is(td, thead th)`, { whiteSpace: "nowrap" });
export const componentName = style({ fontWeight: 600 });
export const statusLink = style({ color: vars.background.link });
