import { style, styleVariants } from "@vanilla-extract/css";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

export const heading = style({
  // Style sheets of other pages often set it for every heading.
  margin: 0,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  color: vars.background.text,
  overflowWrap: "anywhere",
});

export const size = styleVariants({
  display: { ...textStyle("display", "10.75vw"), maxInlineSize: vars.measure.heading },
  title: { ...textStyle("title", "11vw"), maxInlineSize: vars.measure.heading },
  heading: { ...textStyle("heading", "11vw"), maxInlineSize: vars.measure.text },
  subheading: { ...textStyle("subheading", "9vw"), maxInlineSize: vars.measure.text },
});
