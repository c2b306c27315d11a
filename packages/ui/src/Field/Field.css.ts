import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

export const field = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "stretch",
  gap: vars.space.xxs,
  minInlineSize: 0,
});

/** In a row the label stands beside its box, and the error below both. */
export const layout = styleVariants({
  column: [field],
  row: [
    field,
    {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) clamp(8.5rem, 46%, 9.5rem)",
      columnGap: vars.space.m,
      alignItems: "center",
      // Beside its label a list would cut the words of its choices.
      selectors: { "&:has(select)": { gridTemplateColumns: "minmax(0, 1fr)" } },
    },
  ],
});

export const label = style({
  ...textStyle("body"),
  overflowWrap: "anywhere",
  fontWeight: 600,
  lineHeight: 1.35,
  selectors: { [`${layout.row} &`]: { ...textStyle("small"), fontWeight: 500 } },
});

export const hint = style({
  ...textStyle("small"),
  color: vars.background.soft,
  selectors: { [`${layout.row} > &`]: { position: "absolute" } },
});

export const error = style({
  ...textStyle("small"),
  display: "flex",
  gap: vars.space.xs,
  alignItems: "baseline",
  color: vars.background.danger,
  fontWeight: 500,
  selectors: { [`${layout.row} > &`]: { gridColumn: "1 / -1" } },
});

/** Rendered before there is a warning: screen readers only announce changes. */
export const warning = style({
  ...textStyle("small"),
  color: vars.background.text,
  selectors: {
    "&:empty": { marginBlockStart: `calc(-1 * ${vars.space.xxs})` },
    [`${layout.row} > &`]: { gridColumn: "1 / -1" },
  },
});

// Drawn outside the white box, because the ring's colour is chosen for the background around it.
export const frame = style({
  display: "block",
  marginBlockStart: vars.space.xxs,
  borderRadius: vars.radius.small,
  selectors: {
    "&:has(:focus-visible)": {
      outline: `${vars.line.strong} solid ${vars.background.focus}`,
      outlineOffset: vars.line.strong,
    },
  },
});

export const box = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.xs,
  minBlockSize: vars.control.height,
  paddingInline: vars.space.s,
  border: `${vars.line.hair} solid ${vars.background.edge}`,
  borderRadius: vars.radius.small,
  transition: `border-color ${vars.motion.quick}`,
  selectors: {
    [`${layout.row} &`]: { minBlockSize: vars.control.heightSmall },
    "&:hover": { borderColor: vars.background.text },
    "&:has([aria-invalid='true'])": {
      borderColor: vars.background.danger,
      boxShadow: `inset 0 0 0 ${vars.line.hair} ${vars.background.danger}`,
    },
    "&:has(:disabled)": { backgroundColor: vars.background.tint, color: vars.background.soft },
  },
});

export const control = style({
  // Wraps the suffix below the input before fewer than five digits stay visible.
  flex: "1 1 5em",
  selectors: { [`${layout.row} &`]: { flexBasis: "2.4em" } },
  minInlineSize: 0,
  alignSelf: "stretch",
  paddingBlock: vars.space.xxs,
  border: "none",
  background: "transparent",
  outline: "none",
  "::placeholder": { color: vars.background.soft, opacity: 1 },
});

export const beside = style({
  display: "flex",
  color: vars.background.soft,
  whiteSpace: "nowrap",
  pointerEvents: "none",
  "@media": { [media.forcedColors]: { color: "CanvasText" } },
});
