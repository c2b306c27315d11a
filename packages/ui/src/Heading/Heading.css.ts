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

/** A large text size must not make a long word wider than a phone. */
const within = (name: "display" | "title" | "heading" | "subheading", widest: string) => {
  const text = textStyle(name);
  return { ...text, fontSize: `min(${text.fontSize}, ${widest})` };
};

export const size = styleVariants({
  display: { ...within("display", "12vw"), maxInlineSize: vars.measure.heading },
  title: { ...within("title", "12vw"), maxInlineSize: vars.measure.heading },
  heading: { ...within("heading", "12vw"), maxInlineSize: vars.measure.text },
  subheading: { ...within("subheading", "9vw"), maxInlineSize: vars.measure.text },
});
