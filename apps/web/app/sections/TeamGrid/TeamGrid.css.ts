import { media, vars } from "@simcoe/ui/theme";
import { style } from "@vanilla-extract/css";

export const grid = style({
  display: "grid",
  gap: vars.space.l,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))",
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const portrait = style({
  aspectRatio: "5 / 4",
  overflow: "hidden",
  borderBlockEnd: `${vars.line.hair} solid ${vars.ground.rule}`,
});

export const image = style({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });

export const words = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  justifyContent: "space-between",
  flexGrow: 1,
  gap: vars.space.m,
  padding: vars.space.l,
});
