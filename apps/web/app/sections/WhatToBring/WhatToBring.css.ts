import { media, vars } from "@mortgage-kit/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const items = style({ borderBlockEnd: `${vars.line.hair} solid ${vars.background.rule}` });

/** The whole row is the checkbox's label, so that a click anywhere in it ticks the box. */
export const item = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space.m,
  minBlockSize: "2.75rem",
  paddingBlock: vars.space.s,
  alignItems: "start",
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
  cursor: "pointer",
});

export const box = style({
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  marginBlockStart: "0.125rem",
  accentColor: vars.background.strong,
});

export const words = style({ display: "grid", gap: vars.space.xxs });

export const situation = style({ breakInside: "avoid-page" });

/** Buttons for the screen, hidden in print. */
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s,
  "@media": { print: { display: "none" }, [media.desktop]: { gap: vars.space.m } },
});

/** Prints the situations that are open, and nothing of this section if none is. */
export const others = style({});
const hiddenInPrint = { "@media": { print: { display: "none" } } };
globalStyle(`${others} details:not([open])`, hiddenInPrint);
globalStyle(`section:has(${others}):not(:has(details[open]))`, hiddenInPrint);
