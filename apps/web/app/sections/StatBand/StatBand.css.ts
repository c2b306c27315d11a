import { queryContainer, textStyle, vars } from "@mortgage-kit/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const rule = `${vars.line.hair} solid ${vars.background.rule}`;
const figure = style({
  color: vars.background.strong,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontVariantNumeric: "lining-nums",
  overflowWrap: "anywhere",
});
const caption = style([textStyle("small"), { color: vars.background.soft }]);

export const room = style({
  ...queryContainer,
  flexGrow: 1,
  overflow: "clip",
});
export const unit = style({ fontSize: "0.6em", marginInlineStart: "0.06em" });

export const band = {
  whole: style({
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
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
  }),
  stat: style({
    display: "flex",
    flexDirection: "column-reverse",
    justifyContent: "flex-end",
    gap: vars.space.xs,
    paddingInlineStart: vars.space.m,
    borderInlineStart: rule,
  }),
  label: style([caption]),
  value: styleVariants({
    short: [figure, textStyle("title")],
    long: [figure, textStyle("subheading")],
  }),
};

export const list = {
  whole: style({ display: "grid", marginBlock: `calc(-1 * ${vars.space.s})` }),
  // A figure goes below its label where a large text size leaves too little room for both.
  stat: style({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: vars.space.m,
    paddingBlock: vars.space.s,
    selectors: { "& + &": { borderBlockStart: rule } },
  }),
  label: style([caption, { flex: "1 1 8rem" }]),
  value: styleVariants({
    short: [figure, textStyle("heading"), { marginInlineStart: "auto" }],
    long: [figure, textStyle("subheading"), { marginInlineStart: "auto", textAlign: "end" }],
  }),
};
