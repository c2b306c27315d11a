import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const spinner = style({ display: "inline-flex", alignItems: "center", gap: vars.space.xs });

export const drawing = style({
  flexShrink: 0,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2.5,
  strokeLinecap: "round",
  animation: `${turn} 900ms linear infinite`,
});

export const track = style({ opacity: 0.25 });

export const size = styleVariants({
  s: { inlineSize: "1.1em", blockSize: "1.1em" },
  m: { inlineSize: vars.space.xl, blockSize: vars.space.xl },
});
