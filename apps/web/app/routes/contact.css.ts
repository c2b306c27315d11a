import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const hero = style({
  display: "grid",
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      columnGap: vars.space.xxxl,
      alignItems: "center",
    },
  },
});

/** On a narrow screen the form comes first. */
export const people = style({
  display: "none",
  "@media": { [media.desktop]: { display: "block" } },
});
