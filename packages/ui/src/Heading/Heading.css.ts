import { style, styleVariants } from "@vanilla-extract/css";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

export const heading = style({
  // Style sheets of other pages often set it for every heading.
  margin: 0,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  color: vars.background.text,
  // At 200 % text size a word can be wider than a phone.
  overflowWrap: "anywhere",
});

export const size = styleVariants({
  display: { ...textStyle("display"), maxInlineSize: vars.measure.heading },
  title: { ...textStyle("title"), maxInlineSize: vars.measure.heading },
  heading: { ...textStyle("heading"), maxInlineSize: vars.measure.text },
  subheading: { ...textStyle("subheading"), maxInlineSize: vars.measure.text },
});
