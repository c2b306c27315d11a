import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.css.ts";

export const section = style({ position: "relative" });

export const inner = style({
  position: "relative",
  // Above the edge, which comes later.
  zIndex: 1,
  marginInline: "auto",
  paddingInline: vars.space.l,
  inlineSize: "100%",
  "@media": { [media.tablet]: { paddingInline: vars.space.xl } },
});

export const width = styleVariants(vars.width, (size) => ({
  maxInlineSize: `calc(${size} + 2 * ${vars.space.xl})`,
}));

export const space = styleVariants({
  none: {},
  s: { paddingBlock: vars.space.l },
  m: { paddingBlock: vars.space.l, "@media": { [media.tablet]: { paddingBlock: vars.space.xl } } },
  l: {
    paddingBlock: vars.space.l,
    "@media": {
      [media.tablet]: { paddingBlock: vars.space.xl },
      [media.desktop]: { paddingBlock: `calc(1.2 * ${vars.space.xxxl})` },
    },
  },
});

/** Keeps the lines below the content. */
export const edged = style({ paddingBlockEnd: vars.space.l });

export const edge = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: "100%",
  blockSize: vars.space.xl,
  fill: "none",
  stroke: vars.background.contour,
  pointerEvents: "none",
  "@media": { print: { display: "none" } },
});
