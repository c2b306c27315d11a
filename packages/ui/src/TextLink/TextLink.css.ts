import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const link = style({
  textDecorationThickness: "from-font",
  textUnderlineOffset: "0.2em",
  overflowWrap: "anywhere",
  borderRadius: vars.radius.small,
  transition: `color ${vars.motion.quick}`,
});

/**
 * A link on its own is as tall to a finger as a button, and takes the room of its words. A finger does not grow
 * with the letters.
 */
const reachable = {
  paddingBlock: "max(0.3em, 22.4px - 0.6em)",
  paddingInline: "0.5em",
  marginInline: "-0.5em",
};

export const tone = styleVariants({
  link: {
    color: vars.background.link,
    textDecorationLine: "underline",
    ":hover": { color: vars.background.linkHover, textDecorationThickness: vars.line.strong },
  },
  // For lists of links, whose place already shows that they are links.
  quiet: {
    ...reachable,
    color: "inherit",
    outlineOffset: vars.space.xxs,
    textDecorationLine: "none",
    ":hover": { color: vars.background.link, textDecorationLine: "underline" },
    selectors: {
      "&[aria-current='page']": {
        color: vars.background.link,
        textDecorationLine: "underline",
        textDecorationThickness: vars.line.strong,
        textUnderlineOffset: "0.35em",
      },
    },
  },
  strong: {
    ...reachable,
    color: vars.background.link,
    outlineOffset: vars.space.xxs,
    fontWeight: 600,
    textDecorationLine: "none",
    ":hover": { color: vars.background.linkHover, textDecorationLine: "underline" },
  },
});

/** Needs no padding of its own, which would add an empty line to a balanced title. */
export const overCard = style({
  paddingInline: 0,
  marginInline: 0,
  "::after": { content: "", position: "absolute", inset: 0 },
});

export const icon = style({
  display: "inline-flex",
  verticalAlign: "-0.2em",
  marginInlineStart: "0.35em",
});
