import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "flex",
  flexDirection: "column",
  minBlockSize: "100dvb",
});

// Aligns the text with that of all other pages.
const edge = `max(${vars.space.xl}, (100% - ${vars.width.page}) / 2)`;

export const header = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space.m,
  paddingInline: vars.space.l,
  borderBlockEnd: `${vars.line.hair} solid ${vars.background.rule}`,
  "@media": { [media.tablet]: { paddingInline: edge } },
});

export const actions = style({
  display: "flex",
  alignItems: "center",
  flexShrink: 0,
  "@media": { print: { display: "none" } },
});

export const login = style({
  minBlockSize: vars.control.heightSmall,
  paddingInline: vars.space.s,
  fontSize: vars.type.small.size,
  fontWeight: 600,
  borderRadius: vars.radius.small,
  ":hover": { backgroundColor: vars.background.tint },
});

export const main = style({
  flexGrow: 1,
  display: "grid",
  gridAutoColumns: "minmax(0, 1fr)",
  "@media": {
    [media.desktop]: { gridAutoFlow: "column" },
  },
});

export const form = style({
  justifySelf: "center",
  inlineSize: "100%",
  maxInlineSize: "34rem",
  padding: `${vars.space.xxl} ${vars.space.l}`,
  "@media": {
    [media.desktop]: {
      justifySelf: "end",
      maxInlineSize: `calc(${vars.width.page} / 2 + ${vars.space.xl})`,
      paddingInline: `${vars.space.xl} ${vars.space.xxl}`,
      selectors: { "&:only-child": { justifySelf: "center" } },
    },
  },
});

export const side = style({
  position: "relative",
  display: "none",
  "@media": { [media.desktop]: { display: "block" }, print: { display: "none" } },
});

/** Steps that follow an application. They are hidden once the confirmation lists them. */
export const nextSteps = style({
  display: "grid",
  gap: vars.space.s,
  selectors: { [`${form}:has([data-stored]) &`]: { display: "none" } },
});

export const steps = style({
  display: "grid",
  gap: vars.space.xs,
  paddingInlineStart: "1.25em",
  listStyle: "decimal",
});

export const footer = style({
  display: "grid",
  gap: vars.space.l,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
    [media.desktop]: { gridTemplateColumns: "2fr 1.5fr auto" },
  },
});

export const legal = style({
  display: "grid",
  gridAutoRows: `minmax(${vars.control.heightSmall}, auto)`,
  alignItems: "center",
  fontSize: vars.type.small.size,
  "@media": {
    // Below the two columns, the links form one row.
    [media.tablet]: {
      gridColumn: "1 / -1",
      display: "flex",
      flexWrap: "wrap",
      columnGap: vars.space.l,
      lineHeight: vars.control.heightSmall,
    },
    [media.desktop]: {
      gridColumn: "auto",
      display: "grid",
      gridTemplateColumns: "auto auto",
      lineHeight: "inherit",
    },
  },
});
