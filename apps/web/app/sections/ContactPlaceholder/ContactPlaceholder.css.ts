import { vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

// On a phone the frame is no higher than on a desktop and text wraps more, so padding is smaller.
const roomy = "screen and (min-width: 26em)";
const padded = {
  padding: `${vars.space.s} ${vars.space.m}`,
  "@media": { [roomy]: { padding: vars.space.l } },
} as const;

/** Fills the frame's height. The ways to contact a person take the height that the rest leaves. */
export const sheet = style({
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr) auto",
  minBlockSize: "100dvb",
});

export const opening = style({ ...padded, display: "grid", gap: vars.space.xs });

export const middle = style({
  ...padded,
  display: "grid",
  // Keeps the first part at the top, so that it does not move while the rest of the document arrives.
  alignContent: "space-between",
  gap: vars.space.s,
});

export const ways = style({ borderBlockEnd: `${vars.line.hair} solid ${vars.background.rule}` });

export const way = style({
  display: "grid",
  gridTemplateColumns: "2.5rem minmax(0, 1fr)",
  alignItems: "center",
  minBlockSize: vars.control.height,
  paddingBlock: vars.space.xxs,
  "@media": { [roomy]: { paddingBlock: vars.space.s } },
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
});

export const closing = style({ ...padded, display: "grid", gap: vars.space.xxs });
