import { style } from "@vanilla-extract/css";
import { media, room } from "../theme/media.ts";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

export const group = style({
  display: "inline-flex",
  flexWrap: "wrap",
  maxInlineSize: "100%",
  paddingInlineStart: vars.line.hair,
  // Four take two rows of two before the last stands alone.
  "@container": {
    [room.belowTablet]: {
      selectors: {
        "&:has(> :nth-child(4):last-child)": {
          display: "grid",
          gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        },
      },
    },
  },
});

const chosen = "&:has(:checked)";

export const segment = style({
  ...textStyle("small"),
  overflowWrap: "anywhere",
  position: "relative",
  display: "inline-flex",
  flexGrow: 1,
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: vars.control.heightSmall,
  marginBlockStart: `calc(-1 * ${vars.line.hair})`,
  marginInlineStart: `calc(-1 * ${vars.line.hair})`,
  paddingInline: vars.space.s,
  border: `${vars.line.hair} solid ${vars.background.edge}`,
  backgroundColor: vars.background.surface,
  cursor: "pointer",
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    "&:first-of-type": {
      borderStartStartRadius: vars.radius.small,
      borderEndStartRadius: vars.radius.small,
    },
    "&:last-of-type": {
      borderStartEndRadius: vars.radius.small,
      borderEndEndRadius: vars.radius.small,
    },
    "&:hover": { backgroundColor: vars.background.tint },
    "&:has(:focus-visible)": {
      zIndex: 1,
      outline: `${vars.line.strong} solid ${vars.background.focus}`,
      outlineOffset: vars.line.strong,
    },
    [chosen]: {
      borderColor: vars.background.strong,
      backgroundColor: vars.background.strong,
      color: vars.background.surface,
      fontWeight: 600,
    },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        [chosen]: {
          forcedColorAdjust: "none",
          borderColor: "Highlight",
          backgroundColor: "Highlight",
          color: "HighlightText",
        },
      },
    },
  },
});

/** Over the whole segment, so that a tap anywhere on it is one on the control. */
export const input = style({
  position: "absolute",
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: "pointer",
});
