import { style, styleVariants } from "@vanilla-extract/css";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

export const heading = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  color: vars.ground.text,
  maxInlineSize: vars.measure.heading,
  "@media": { print: { breakAfter: "avoid" } },
});

export const size = styleVariants({
  display: textStyle("display"),
  title: textStyle("title"),
  heading: textStyle("heading"),
  subheading: textStyle("subheading"),
});
