import { style, styleVariants } from "@vanilla-extract/css";
import { media, room } from "../theme/media.ts";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

const colours = ["background-color", "border-color", "color"];
const hovered = "&:hover:not(:disabled)";

const button = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
  gap: vars.space.xs,
  border: `${vars.line.hair} solid transparent`,
  borderRadius: vars.radius.small,
  fontWeight: 600,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  transition: colours.map((colour) => `${colour} ${vars.motion.quick}`).join(", "),
  "@media": { print: { display: "none" } },
});

export const size = styleVariants({
  m: [
    button,
    {
      ...textStyle("body"),
      minBlockSize: vars.control.height,
      padding: `${vars.space.xs} ${vars.space.l}`,
      lineHeight: 1.25,
    },
  ],
  s: [
    button,
    {
      ...textStyle("small"),
      minBlockSize: vars.control.heightSmall,
      padding: `${vars.space.xxs} ${vars.space.m}`,
      lineHeight: 1.25,
    },
  ],
});

export const tone = styleVariants({
  action: {
    backgroundColor: vars.background.action,
    color: vars.background.onAction,
    selectors: {
      [hovered]: { backgroundColor: vars.background.actionHover, color: vars.background.onAction },
    },
  },
  quiet: {
    backgroundColor: vars.background.surface,
    borderColor: vars.background.edge,
    color: vars.background.text,
    selectors: {
      [hovered]: {
        backgroundColor: vars.background.tint,
        borderColor: vars.background.text,
        color: vars.background.text,
      },
    },
  },
  plain: {
    backgroundColor: "transparent",
    paddingInline: vars.space.xs,
    color: vars.background.link,
    selectors: { [hovered]: { color: vars.background.linkHover, textDecoration: "underline" } },
  },
});

export const width = styleVariants({
  content: {},
  full: { inlineSize: "100%" },
  fullOnPhone: {
    inlineSize: "100%",
    "@media": { [media.tablet]: { inlineSize: "auto" } },
    "@container": { [room.belowTablet]: { inlineSize: "100%" } },
  },
});

const disabled = style({
  cursor: "not-allowed",
  color: vars.background.soft,
  "@media": {
    [media.forcedColors]: { color: "GrayText", borderColor: "GrayText" },
  },
});

const filled = { backgroundColor: vars.background.tint, borderColor: vars.background.rule };

/** Replaces the tone's colours while a button is disabled. */
export const disabledTone = styleVariants({
  action: [disabled, filled],
  quiet: [disabled, filled],
  plain: [disabled, { backgroundColor: "transparent", borderColor: "transparent" }],
});
