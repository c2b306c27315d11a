import { media, vars } from "@simcoe/ui/theme";
import { style } from "@vanilla-extract/css";

export const sides = style({
  display: "grid",
  gap: vars.space.xl,
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" } },
});

export const snippet = style({
  padding: vars.space.m,
  border: `${vars.line.hair} solid ${vars.ground.rule}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.ground.tint,
  fontFamily: "ui-monospace, monospace",
  fontSize: vars.type.small.size,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});

export const preview = style({
  inlineSize: "100%",
  blockSize: "52rem",
  border: `${vars.line.hair} solid ${vars.ground.rule}`,
  borderRadius: vars.radius.small,
});

export const frame = style({ inlineSize: "100%", blockSize: "100%" });

/** Without scripts there is nothing to choose; the snippet stands as it is. */
export const choices = style({ "@media": { "(scripting: none)": { display: "none" } } });
