import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const form = style({
  display: "grid",
  gap: vars.space.s,
  alignItems: "end",
  maxInlineSize: "34rem",
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});

export const answer = style({ gridColumn: "1 / -1", overflowWrap: "anywhere" });
