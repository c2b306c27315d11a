import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

const arrive = keyframes({ from: { transform: "translateY(-100%)", opacity: 0 } });
const leave = keyframes({ to: { transform: "translateX(110%)", opacity: 0 } });

export const viewport = style({
  // At the top, away from the buttons that bring messages about.
  position: "fixed",
  insetInlineEnd: 0,
  insetBlockStart: 0,
  zIndex: 40,
  inlineSize: "100%",
  maxInlineSize: `calc(${vars.measure.text} * 0.85)`,
  padding: vars.space.m,
  "@media": { print: { display: "none" } },
});

export const toast = style({
  ...textStyle("small"),
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: vars.space.s,
  alignItems: "start",
  padding: vars.space.m,
  border: `${vars.line.hair} solid ${vars.background.rule}`,
  borderInlineStartWidth: vars.space.xxs,
  borderRadius: vars.radius.large,
  boxShadow: `0 ${vars.space.xs} ${vars.space.xl} ${vars.background.shadow}`,
  selectors: {
    "&[data-state='open']": { animation: `${arrive} ${vars.motion.calm} ease-out` },
    "&[data-state='closed']": { animation: `${leave} ${vars.motion.calm} ease-in` },
    "&[data-swipe='move']": { transform: "translateX(var(--radix-toast-swipe-move-x))" },
    "&[data-swipe='cancel']": { transform: "none", transition: `transform ${vars.motion.calm}` },
  },
  "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
});

export const tone = styleVariants({
  default: { borderInlineStartColor: vars.background.link },
  destructive: { borderInlineStartColor: vars.background.danger },
});

export const mark = styleVariants({
  default: { color: vars.background.link },
  destructive: { color: vars.background.danger },
});

export const words = style({ minInlineSize: 0, overflowWrap: "anywhere" });
export const title = style({ fontWeight: 650 });

export const close = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: vars.control.heightSmall,
  blockSize: vars.control.heightSmall,
  margin: `calc(-1 * ${vars.space.xs})`,
  padding: 0,
  border: "none",
  background: "none",
  borderRadius: vars.radius.small,
  color: vars.background.soft,
  cursor: "pointer",
  ":hover": { backgroundColor: vars.background.tint, color: vars.background.text },
});
