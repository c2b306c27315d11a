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

// Last, so that on a phone the first answer stands right below the field.
export const search = style({
  display: "grid",
  gap: vars.space.s,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.desktop]: { marginBlockStart: `calc(-1 * ${vars.space.xs})` } },
});
