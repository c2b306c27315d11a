import { recipe } from "@vanilla-extract/recipes";
import { media } from "../theme/media.ts";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

const colours = ["background-color", "border-color", "color"];
const hovered = "&:hover:not(:disabled)";

export const button = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: vars.space.xs,
    border: `${vars.line.hair} solid transparent`,
    borderRadius: vars.radius.small,
    fontWeight: 600,
    textAlign: "center",
    textDecoration: "none",
    cursor: "pointer",
    transition: colours.map((colour) => `${colour} ${vars.motion.quick}`).join(", "),
    "@media": { print: { display: "none" } },
  },
  variants: {
    tone: {
      action: {
        backgroundColor: vars.ground.action,
        color: vars.ground.onAction,
        selectors: { [hovered]: { backgroundColor: vars.ground.actionHover } },
      },
      quiet: {
        backgroundColor: vars.ground.surface,
        borderColor: vars.ground.edge,
        color: vars.ground.text,
        selectors: {
          [hovered]: { backgroundColor: vars.ground.tint, borderColor: vars.ground.text },
        },
      },
      plain: {
        color: vars.ground.link,
        selectors: { [hovered]: { color: vars.ground.linkHover, textDecoration: "underline" } },
      },
    },
    size: {
      m: {
        ...textStyle("body"),
        minBlockSize: vars.control.height,
        padding: `${vars.space.xs} ${vars.space.l}`,
        lineHeight: 1.25,
      },
      s: {
        ...textStyle("small"),
        minBlockSize: vars.control.heightSmall,
        padding: `${vars.space.xxs} ${vars.space.m}`,
        lineHeight: 1.25,
      },
    },
    width: {
      content: {},
      full: { inlineSize: "100%" },
      fullOnPhone: {
        inlineSize: "100%",
        "@media": { [media.tablet]: { inlineSize: "auto" } },
      },
    },
    state: {
      usable: {},
      disabled: {
        cursor: "not-allowed",
        backgroundColor: vars.ground.tint,
        borderColor: vars.ground.rule,
        color: vars.ground.soft,
        "@media": {
          [media.forcedColors]: { color: "GrayText", borderColor: "GrayText" },
        },
      },
    },
  },
  compoundVariants: [
    { variants: { tone: "plain", size: "m" }, style: { paddingInline: vars.space.xs } },
    { variants: { tone: "plain", size: "s" }, style: { paddingInline: vars.space.xs } },
    {
      variants: { tone: "plain", state: "disabled" },
      style: { backgroundColor: "transparent", borderColor: "transparent" },
    },
  ],
});
