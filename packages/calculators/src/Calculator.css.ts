import { media, vars } from "@simcoe/ui/theme";
import { style } from "@vanilla-extract/css";

const withoutScript = "(scripting: none)";

export const layout = style({
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

export const facts = style({
  display: "grid",
  gap: vars.space.xs,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  "@media": { [withoutScript]: { display: "none" } },
});

export const fact = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: vars.space.xs,
});

export const factIcon = style({ color: vars.ground.link, paddingBlockStart: "0.1em" });

/** Questions that cannot be answered are not asked. */
export const calculator = style({ "@media": { [withoutScript]: { display: "none" } } });

export const assumptions = style({ borderBlockEnd: `${vars.line.hair} solid ${vars.ground.rule}` });

export const assumption = style({
  paddingBlock: vars.space.m,
  borderBlockStart: `${vars.line.hair} solid ${vars.ground.rule}`,
});
