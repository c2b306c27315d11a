import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const list = style({
  display: "grid",
  columnGap: vars.space.xl,
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const item = style({
  display: "grid",
  alignItems: "start",
  columnGap: vars.space.s,
  paddingBlock: vars.space.m,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
  "@media": { print: { gridTemplateColumns: "auto minmax(0, 1fr)" } },
});

// Box to tick by pen, on the printed page alone: on a screen it would look like a control.
export const box = style({
  display: "none",
  "@media": { print: { display: "block" } },
  inlineSize: "1.1em",
  blockSize: "1.1em",
  marginBlockStart: "0.25em",
  border: `${vars.line.strong} solid ${vars.background.link}`,
  borderRadius: vars.radius.small,
});
