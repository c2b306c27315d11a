import { media, vars } from "@mortgage-kit/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

export const layout = style({
  display: "grid",
  gap: vars.space.xl,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.desktop]: { gap: vars.space.xxxl },
  },
});

export const tiles = style({ borderBlockEnd: `${vars.line.hair} solid ${vars.background.rule}` });

/** Small letters, in which a long address fits a phone. */
export const tile = style({
  fontSize: vars.type.small.size,
  display: "grid",
  gridTemplateColumns: "1.75rem minmax(0, 1fr)",
  paddingBlock: vars.space.s,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
});

export const icon = style({ paddingBlockStart: vars.space.xxs, color: vars.background.link });

/** Hidden in print, because the provider's form cannot be filled in on paper. */
export const side = styleVariants({
  first: { "@media": { [media.tablet]: { order: 1 }, print: { display: "none" } } },
  last: { "@media": { print: { display: "none" } } },
});

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
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: vars.space.xs,
  padding: vars.space.l,
  textAlign: "center",
});
