import { queryContainer, room, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

/** Container for the queries below: the layout depends on its width, not on the window's. */
export const frame = style({ ...queryContainer, containerName: room.name });

export const loading = style({ minBlockSize: "24rem" });

/** Media query for browsers without scripts, where no question could be answered. */
const withoutScript = "(scripting: none)";

export const calculator = style({
  minInlineSize: 0,
  "@media": {
    [withoutScript]: { display: "none" },
    // Type sizes grow with the window, so they are too large in a narrow column of a wide window.
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

/** Keeps the introduction in view beside long questions. */
export const introduction = style({
  "@container": {
    [room.desktop]: {
      position: "sticky",
      insetBlockStart: `calc(${vars.space.xxxl} + ${vars.space.xl})`,
    },
  },
});

export const belowIntroduction = style({
  display: "grid",
  gap: vars.space.m,
  gridTemplateColumns: "minmax(0, 1fr)",
  // The contour at the section's end takes the rest of its room.
  paddingBlock: `${vars.space.m} ${vars.space.xxxl}`,
});

/** Space above the content below the questions where no `Section` provides it. */
export const below = style({ paddingBlockStart: vars.space.l });

const hair = `${vars.line.hair} solid ${vars.background.rule}`;

export const assumptions = style({ borderBlockEnd: hair });

export const assumption = style({ paddingBlock: vars.space.m, borderBlockStart: hair });
