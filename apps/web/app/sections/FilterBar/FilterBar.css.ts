import { media, vars } from "@mortgage-kit/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

// Hidden without scripts, because then the filters would do nothing.
export const bar = style({
  display: "grid",
  gap: vars.space.l,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    "(scripting: none)": { display: "none" },
    print: { display: "none" },
  },
});

const onPhone = `not ${media.tablet}`;

// One row that scrolls, so that a phone shows the first entries in its first screen.
globalStyle(`${bar} > [role=group]`, {
  "@media": {
    [onPhone]: {
      flexWrap: "nowrap",
      overflowX: "auto",
      marginInline: `calc(-1 * ${vars.space.l})`,
      padding: `${vars.space.xs} ${vars.space.l}`,
      marginBlock: `calc(-1 * ${vars.space.xs})`,
    },
  },
});
globalStyle(`${bar} > [role=group] > *`, { flex: "none" });

// Last, so that on a phone the first answer stands right below the field.
export const search = style({
  display: "grid",
  gap: vars.space.s,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 24rem) auto", alignItems: "center" },
  },
});
