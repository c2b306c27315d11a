import { room, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

/** Layout below depends on the container's width, not on the window's. */
export const frame = style({ containerType: "inline-size", containerName: room.name });

/** Keeps the place of a calculator whose questions are on their way. */
export const loading = style({ minBlockSize: "24rem" });

/** Without scripts, questions that cannot be answered are not asked. */
const withoutScript = "(scripting: none)";

export const calculator = style({
  minInlineSize: 0,
  "@media": {
    [withoutScript]: { display: "none" },
    // Beside other columns of a wide window, sizes that grow with the window would be too large.
    "screen and (min-width: 44em)": {
      "@container": {
        "ui-room (max-width: 30rem)": {
          vars: {
            [vars.type.heading.size]: vars.type.lead.size,
            [vars.type.figure.size]: vars.type.title.size,
          },
        },
      },
    },
  },
});

export const besideIntroduction = style({
  display: "grid",
  gap: vars.space.xl,
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  paddingBlock: `${vars.space.xl} ${vars.space.xxxl}`,
  "@container": {
    [room.desktop]: {
      gap: vars.space.xxl,
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
      minBlockSize: "36rem",
      paddingBlock: `${vars.space.xxl} ${vars.space.xxxl}`,
    },
  },
});

/** A long result keeps its title beside it. */
export const introduction = style({
  "@container": {
    [room.desktop]: {
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
  paddingBlock: vars.space.m,
});

/** Separates the content below the questions where no band does. */
export const below = style({ paddingBlockStart: vars.space.l });
