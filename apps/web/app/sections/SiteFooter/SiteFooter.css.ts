import { media, vars } from "@simcoe/ui/theme";
import { style } from "@vanilla-extract/css";

export const top = style({
  display: "grid",
  gap: `${vars.space.xl} ${vars.space.l}`,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr))",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [media.desktop]: { gap: vars.space.xl, gridTemplateColumns: "1.5fr 1fr 1fr 1fr" },
    print: { display: "none" },
  },
});

export const brokerage = style({
  gridColumn: "1 / -1",
  "@media": { [media.desktop]: { gridColumn: "auto" } },
});

export const links = style({ display: "grid", gap: vars.space.xs });

export const address = style({
  display: "grid",
  fontStyle: "normal",
  color: vars.ground.soft,
});

export const legal = style({
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.line.hair} solid ${vars.ground.rule}`,
});

export const legalLinks = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space.xs} ${vars.space.l}`,
  fontSize: vars.type.small.size,
});

export const file = style({
  color: vars.ground.link,
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
});
