import { style } from "@vanilla-extract/css";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

export const card = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const screen = style({
  position: "relative",
  overflow: "hidden",
  aspectRatio: "16 / 9",
  borderRadius: vars.radius.small,
  backgroundColor: vars.chart.depth2,
});

export const thumbnail = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
});

export const play = style({
  position: "absolute",
  insetInlineStart: vars.space.s,
  insetBlockEnd: vars.space.s,
  display: "grid",
  placeItems: "center",
  inlineSize: "2.5rem",
  aspectRatio: "1",
  borderRadius: "50%",
  backgroundColor: vars.ground.surface,
  color: vars.ground.strong,
});

export const title = style([textStyle("body"), { fontWeight: 600, lineHeight: 1.35 }]);

export const watch = style([
  textStyle("small"),
  {
    alignSelf: "start",
    color: vars.ground.link,
    fontWeight: 600,
    textUnderlineOffset: "0.2em",
    "::after": { content: "", position: "absolute", inset: `calc(-1 * ${vars.space.xs})` },
    ":hover": { color: vars.ground.linkHover, textDecorationThickness: vars.line.strong },
    ":focus-visible": { outline: "none" },
    selectors: {
      "&:focus-visible::after": {
        outline: `${vars.line.strong} solid ${vars.ground.focus}`,
        borderRadius: vars.radius.small,
      },
    },
  },
]);
