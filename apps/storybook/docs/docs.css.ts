import { textStyle, vars } from "@simcoe/ui/theme";
import { style } from "@vanilla-extract/css";

export const grounds = style({ display: "grid", gap: vars.space.m });
export const ground = style({
  padding: vars.space.l,
  border: `${vars.line.hair} solid ${vars.ground.rule}`,
  borderRadius: vars.radius.large,
  fontFamily: vars.font.body,
});
export const groundName = style({ fontWeight: 650, paddingBlockEnd: vars.space.s });

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
  border: `${vars.line.hair} solid ${vars.ground.edge}`,
  borderRadius: vars.radius.small,
});

export const samples = style({ display: "grid", gap: vars.space.l, fontFamily: vars.font.body });
export const sampleName = style([textStyle("small"), { color: vars.ground.soft }]);

export const bars = style({ display: "grid", gap: vars.space.s, fontFamily: vars.font.body });
export const bar = style({ fill: vars.ground.series1 });

export const wordings = style({
  borderBlockEnd: `${vars.line.hair} solid ${vars.ground.rule}`,
  fontFamily: vars.font.body,
});
export const wording = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(16rem, 1fr))",
  alignItems: "baseline",
  columnGap: vars.space.l,
  paddingBlock: vars.space.m,
  borderBlockStart: `${vars.line.hair} solid ${vars.ground.rule}`,
});
export const said = style([textStyle("subheading"), { fontFamily: vars.font.heading }]);
export const avoided = style([textStyle("small"), { color: vars.ground.soft }]);
