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

/** Two benefits side by side, on a phone too, unless its letters are large. */
export const benefits = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, max(40%, 9rem)), 1fr))",
  columnGap: vars.space.m,
  "@media": { [media.tablet]: { columnGap: vars.space.xxl } },
});

/** The icon stands above the words, on a tablet beside them. */
export const benefit = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  paddingBlock: vars.space.s,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
  "@media": { [media.tablet]: { flexDirection: "row", gap: vars.space.m } },
});
