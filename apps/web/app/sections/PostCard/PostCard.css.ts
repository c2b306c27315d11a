import { media, vars } from "@simcoe/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const base = style({
  position: "relative",
  display: "grid",
  gap: vars.space.m,
  alignContent: "start",
  minInlineSize: 0,
});

export const card = styleVariants({
  m: [
    base,
    {
      paddingBlock: vars.space.l,
      borderBlockStart: `${vars.line.hair} solid ${vars.ground.rule}`,
      "@media": {
        [media.tablet]: {
          gridTemplateColumns: "15rem minmax(0, 1fr)",
          columnGap: vars.space.xl,
        },
      },
    },
  ],
  l: [
    base,
    {
      "@media": {
        [media.desktop]: {
          gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
          gap: vars.space.xl,
          alignItems: "center",
        },
      },
    },
  ],
});

const frame = style({
  position: "relative",
  overflow: "hidden",
  borderRadius: vars.radius.small,
  "@media": { print: { display: "none" } },
});

export const cover = styleVariants({
  m: [frame, { aspectRatio: "3 / 1", "@media": { [media.tablet]: { aspectRatio: "16 / 9" } } }],
  l: [frame, { aspectRatio: "16 / 9" }],
});

export const meta = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "1em",
  rowGap: vars.space.xxs,
  overflow: "clip",
  color: vars.ground.soft,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
});

// The point before an entry is cut off where the entry begins a line.
export const entry = style({
  position: "relative",
  marginInlineStart: "-1em",
  paddingInlineStart: "1em",
  "::before": {
    content: ['"·"', '"·" / ""'],
    position: "absolute",
    insetInlineStart: 0,
    inlineSize: "1em",
    textAlign: "center",
  },
});

export const words = style({ display: "grid", gap: vars.space.xs, justifyItems: "start" });
