import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const steps = style({
  display: "grid",
  gap: vars.space.l,
  "@media": {
    [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: vars.space.xxl },
  },
});

export const step = style({
  display: "grid",
  gridTemplateColumns: "3rem minmax(0, 1fr)",
  columnGap: vars.space.m,
  alignItems: "start",
});

/** Number in a ring, like a depth on a nautical chart. */
export const number = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "3rem",
  blockSize: "3rem",
  borderRadius: "50%",
  border: `${vars.line.hair} solid ${vars.background.link}`,
  outline: `${vars.line.hair} solid ${vars.background.contour}`,
  outlineOffset: vars.space.xxs,
  backgroundColor: vars.background.surface,
  color: vars.background.link,
  fontFamily: vars.font.heading,
  fontSize: vars.type.heading.size,
  lineHeight: 1,
});

export const benefits = style({
  display: "grid",
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      columnGap: vars.space.xxl,
    },
  },
});

export const benefit = style({
  display: "grid",
  gridTemplateColumns: "2.5rem minmax(0, 1fr)",
  paddingBlock: vars.space.s,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
});
