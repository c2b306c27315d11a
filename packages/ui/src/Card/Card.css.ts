import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const card = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
});

export const weight = styleVariants({
  outlined: {
    border: `${vars.line.hair} solid ${vars.background.rule}`,
    borderRadius: vars.radius.large,
  },
  filled: {
    border: `${vars.line.hair} solid transparent`,
    borderRadius: vars.radius.large,
  },
  ruled: {
    borderBlockStart: `${vars.line.strong} solid ${vars.background.strong}`,
    backgroundColor: "transparent",
  },
});

export const space = styleVariants({
  none: {},
  m: { padding: vars.space.m },
  l: { padding: vars.space.l },
  fluid: { padding: `clamp(${vars.space.m}, 4vw, ${vars.space.l})` },
  xl: { padding: `clamp(${vars.space.l}, 4vw, ${vars.space.xl})` },
});

export const ruledSpace = styleVariants({
  none: {},
  m: { paddingBlockStart: vars.space.m },
  l: { paddingBlockStart: vars.space.l },
  fluid: { paddingBlockStart: vars.space.l },
  xl: { paddingBlockStart: vars.space.xl },
});

export const gap = styleVariants(vars.space, (size) => ({ gap: size }));

/** A link that covers the card makes the whole card clickable. */
export const reachable = style({
  selectors: {
    "&:has(a[data-reach='card']:hover)": { borderColor: vars.background.link },
  },
});
