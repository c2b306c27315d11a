import { queryContainer, textStyle, vars } from "@mortgage-kit/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

export const room = style({
  ...queryContainer,
  flexGrow: 1,
  overflow: "clip",
});

export const band = style({
  display: "grid",
  // Two columns, or one if text is large.
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, max(7.5rem, 34%)), 1fr))",
  rowGap: vars.space.l,
  // Clips the first rule of each row, so that its figure shares the left edge of the text above.
  marginInlineStart: `calc(-1 * (${vars.space.m} + ${vars.line.hair}))`,
  "@container": {
    "(min-width: 44rem)": {
      gridAutoFlow: "column",
      gridTemplateColumns: "none",
      gridAutoColumns: "minmax(0, 1fr)",
    },
  },
});

export const stat = style({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  gap: vars.space.xs,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `${vars.line.hair} solid ${vars.background.rule}`,
});

export const label = style([textStyle("small"), { color: vars.background.soft }]);

const figure = style({
  color: vars.background.strong,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontVariantNumeric: "lining-nums",
  overflowWrap: "anywhere",
});

export const value = styleVariants({
  short: [figure, textStyle("title")],
  long: [figure, textStyle("subheading")],
});

export const unit = style({ fontSize: "0.6em", marginInlineStart: "0.06em" });
