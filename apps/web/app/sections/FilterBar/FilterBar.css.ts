import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

// Hidden without scripts, because then the filters would do nothing.
export const bar = style({
  display: "grid",
  gap: vars.space.l,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 19rem", alignItems: "start" },
    "(scripting: none)": { display: "none" },
    print: { display: "none" },
  },
});

export const search = style({
  "@media": { [media.desktop]: { order: 1, marginBlockStart: `calc(-1 * ${vars.space.xs})` } },
});
