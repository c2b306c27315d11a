import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const grid = style({
  display: "grid",
  gap: vars.space.l,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))",
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

/** Text is beside the portrait if it fits. */
export const member = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  flexGrow: 1,
  gap: vars.space.m,
  padding: vars.space.m,
  "@media": { [media.tablet]: { padding: vars.space.l, gap: vars.space.l } },
});

export const words = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  justifyContent: "space-between",
  alignSelf: "stretch",
  flex: "1 1 9rem",
  gap: vars.space.m,
});
