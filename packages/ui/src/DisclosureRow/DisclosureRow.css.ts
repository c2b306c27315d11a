import { style, styleVariants } from "@vanilla-extract/css";
import { media, room } from "../theme/media.ts";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

export const section = style({
  paddingBlock: vars.space.s,
  scrollMarginBlockStart: vars.space.xxxl,
  selectors: {
    "section + &": { borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}` },
  },
  "@media": { [media.print]: { breakInside: "avoid" } },
  "@container": { [room.belowDesktop]: { paddingBlock: vars.space.xs } },
});

/** Name, most telling line and way in: beside one another where there is room. */
export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  alignItems: "baseline",
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
    },
  },
  "@container": { [room.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});

/** In one line where both fit. */
export const telling = style({
  display: "flex",
  flexWrap: "wrap",
  gridColumn: "1 / -1",
  gridRow: 2,
  columnGap: vars.space.m,
  alignItems: "baseline",
  "@media": {
    [media.desktop]: { gridColumn: 2, gridRow: 1, paddingInlineEnd: vars.space.xxxl },
  },
  "@container": {
    [room.belowDesktop]: { gridColumn: "1 / -1", gridRow: 2, paddingInlineEnd: 0 },
  },
});

const limited = { maxInlineSize: vars.measure.text, overflowWrap: "anywhere" } as const;
export const line = style([limited, textStyle("small")]);
export const detail = style([
  limited,
  textStyle("small"),
  {
    color: vars.background.soft,
    // A phone shows it once the row is open.
    "@container": { [room.belowDesktop]: { display: "none" } },
  },
]);

export const opener = style([
  textStyle("small"),
  {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xxs,
    // Keeps the corners of the turning chevron inside a page without margins.
    padding: 0,
    paddingInlineEnd: vars.space.xxs,
    border: "none",
    background: "none",
    minBlockSize: vars.control.heightSmall,
    color: vars.background.link,
    fontWeight: 600,
    cursor: "pointer",
    // The whole row answers the pointer.
    "::after": { content: "", position: "absolute", inset: 0 },
    ":hover": { color: vars.background.linkHover, textDecoration: "underline" },
    "@media": {
      [media.desktop]: { gridColumn: 2, gridRow: 1, justifySelf: "end" },
      [media.print]: { display: "none" },
    },
    "@container": { [room.belowDesktop]: { gridColumn: "auto", gridRow: "auto" } },
  },
]);

const chevron = style({ display: "flex", transition: `transform ${vars.motion.quick}` });
export const mark = styleVariants({
  shut: [chevron],
  open: [chevron, { transform: "rotate(180deg)" }],
});

/** Under the telling line, and under the name where the room is needed. */
export const content = style({ minInlineSize: 0, paddingBlockStart: vars.space.l });
