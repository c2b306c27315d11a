import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

/** On a phone the icon stands beside the title, as long as both have room there. */
export const opening = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space.xs} ${vars.space.m}`,
  "@media": { [media.desktop]: { flexDirection: "column", alignItems: "start" } },
});

export const title = style({
  flex: "1 1 10rem",
  "@media": { [media.desktop]: { flex: "none" } },
});
