import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

/** On a phone the text, the sheet and the record stack; on a tablet sheet and record share a row. */
export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.l,
  paddingBlock: vars.space.l,
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 3fr)",
      paddingBlock: vars.space.xl,
    },
    [media.desktop]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      columnGap: vars.space.xxl,
    },
  },
});

export const words = style({
  gridColumn: "1 / -1",
  "@media": {
    [media.desktop]: { alignSelf: "center", gridColumn: "auto", gridRow: "1 / 3" },
  },
});

export const actions = style({
  display: "grid",
  gap: vars.space.s,
  inlineSize: "100%",
  "@media": { [media.tablet]: { display: "flex" } },
});

export const sheet = style({
  marginInline: `calc(-1 * ${vars.space.l})`,
  "@media": {
    [media.tablet]: { marginInline: 0 },
    print: { maxInlineSize: "26rem" },
  },
});

export const person = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.m,
});
