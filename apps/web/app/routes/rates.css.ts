import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const list = style({ borderBlockEnd: `${vars.line.hair} solid ${vars.background.rule}` });

export const row = style({
  display: "grid",
  gap: vars.space.s,
  paddingBlock: vars.space.m,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
  justifyItems: "start",
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 5fr) auto",
      justifyItems: "stretch",
      columnGap: vars.space.l,
      alignItems: "center",
    },
  },
});

/** Rate and APR have the same size, because neither may be more prominent than the other. */
export const figures = style({
  display: "grid",
  // With large text, a figure wraps below the one before it.
  gridTemplateColumns: "repeat(auto-fit, minmax(5.75rem, 1fr))",
  gap: vars.space.s,
  alignItems: "end",
  inlineSize: "100%",
});

export const figure = style({ display: "grid", gap: vars.space.xxs });

export const label = style({
  fontSize: vars.type.tiny.size,
  lineHeight: vars.type.tiny.lineHeight,
  color: vars.background.soft,
});

export const value = style({
  fontFamily: vars.font.heading,
  fontSize: vars.type.subheading.size,
  lineHeight: vars.type.subheading.lineHeight,
  fontVariantNumeric: "tabular-nums lining-nums",
});

/** Title and one line, so that the first rates stand in the first screen of a phone. */
export const opening = style({ display: "grid", gap: vars.space.s });

export const links = style({
  display: "grid",
  gap: `${vars.space.s} ${vars.space.l}`,
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
