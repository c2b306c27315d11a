import { style, styleVariants } from "@vanilla-extract/css";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

const rule = `${vars.line.hair} solid ${vars.background.rule}`;
const figure = style({
  color: vars.background.strong,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontVariantNumeric: "lining-nums",
  overflowWrap: "anywhere",
});
const caption = style([textStyle("small"), { color: vars.background.soft }]);

export const room = style({ containerType: "inline-size" });
export const unit = style({ fontSize: "0.6em", marginInlineStart: "0.06em" });

export const band = {
  whole: style({
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    rowGap: vars.space.l,
    "@container": {
      "(min-width: 44rem)": {
        gridAutoFlow: "column",
        gridTemplateColumns: "none",
        gridAutoColumns: "minmax(0, 1fr)",
      },
    },
  }),
  stat: style({
    display: "flex",
    flexDirection: "column-reverse",
    justifyContent: "flex-end",
    gap: vars.space.xs,
    paddingInline: vars.space.m,
    borderInlineStart: rule,
  }),
  label: style([caption]),
  value: styleVariants({
    short: [figure, textStyle("title")],
    long: [figure, textStyle("subheading")],
  }),
};

export const list = {
  whole: style({ display: "grid" }),
  stat: style({
    display: "flex",
    justifyContent: "space-between",
    alignItems: "baseline",
    gap: vars.space.m,
    paddingBlock: vars.space.s,
    selectors: { "& + &": { borderBlockStart: rule } },
  }),
  label: style([caption]),
  value: styleVariants({
    short: [figure, textStyle("heading"), { flexShrink: 0, textAlign: "end" }],
    long: [figure, textStyle("subheading"), { textAlign: "end" }],
  }),
};
