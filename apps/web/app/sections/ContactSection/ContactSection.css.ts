import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const layout = style({
  display: "grid",
  gap: vars.space.xxl,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: vars.space.xxxl },
  },
});

export const tiles = style({ borderBlockEnd: `${vars.line.hair} solid ${vars.background.rule}` });

export const tile = style({
  display: "grid",
  gridTemplateColumns: "2.5rem minmax(0, 1fr)",
  paddingBlock: vars.space.m,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
});

export const icon = style({ paddingBlockStart: vars.space.xxs, color: vars.background.link });

/** Hidden in print, because the provider's form cannot be filled in on paper. */
export const side = style({ "@media": { print: { display: "none" } } });

export const frame = style({
  position: "relative",
  overflow: "hidden",
  border: `${vars.line.hair} solid ${vars.background.rule}`,
  borderRadius: vars.radius.large,
});

export const form = style({ position: "relative", inlineSize: "100%" });

/** Placeholder behind the frame, which is transparent until its page has loaded. */
export const meanwhile = style({
  position: "absolute",
  inset: 0,
  backgroundImage: `repeating-radial-gradient(circle at 30% 115%, transparent 0 60px, ${vars.background.contour} 61px)`,
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: vars.space.xs,
  padding: vars.space.l,
  textAlign: "center",
});
