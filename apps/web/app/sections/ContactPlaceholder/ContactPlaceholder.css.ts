import { vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

// On a phone the frame is no higher than on a desktop and text wraps more, so padding is smaller.
export const roomy = "screen and (min-width: 26em)";
const padded = {
  padding: `${vars.space.s} ${vars.space.m}`,
  "@media": { [roomy]: { padding: `${vars.space.m} ${vars.space.l}` } },
} as const;

/** Fills the frame's height. The form's white takes what is left. */
export const sheet = style({
  display: "grid",
  gridTemplateRows: "auto minmax(min-content, 1fr) auto",
  minBlockSize: "100dvb",
});

export const opening = style({ ...padded, display: "grid", gap: vars.space.xs });

/** Keeps the form at the top, so that it does not move while the rest of the document arrives. */
export const middle = style({ ...padded, display: "grid", alignContent: "start" });

export const ways = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space.l });

export const closing = style({
  display: "grid",
  alignContent: "center",
  padding: `${vars.space.xs} ${vars.space.m}`,
  "@media": { [roomy]: { padding: `${vars.space.s} ${vars.space.l}` } },
});
