import { media, vars } from "@simcoe/ui/theme";
import { style } from "@vanilla-extract/css";

/** Without scripts, questions that cannot be answered are not asked. */
const withoutScript = "(scripting: none)";

export const calculator = style({
  minInlineSize: 0,
  "@media": { [withoutScript]: { display: "none" } },
});

export const besideIntroduction = style({
  display: "grid",
  gap: vars.space.xl,
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  paddingBlock: `${vars.space.xl} ${vars.space.xxxl}`,
  "@media": {
    [media.desktop]: {
      gap: vars.space.xxl,
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
      minBlockSize: "36rem",
      paddingBlock: `${vars.space.xxl} ${vars.space.xxxl}`,
    },
  },
});

/** A long result keeps its title beside it. */
export const introduction = style({
  "@media": {
    [media.desktop]: {
      position: "sticky",
      insetBlockStart: `calc(${vars.space.xxxl} + ${vars.space.xl})`,
    },
  },
});

/** An answer needs the whole width. */
export const belowIntroduction = style({
  display: "grid",
  gap: vars.space.m,
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlock: `${vars.space.m} ${vars.space.xl}`,
});
