import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

/** On a phone the first field stands in the first screen instead. */
export const description = style({ "@media": { [`not ${media.tablet}`]: { display: "none" } } });

/** In one line where there is room, for a picture of the result in the first screen. */
export const brief = style({
  "@media": {
    [media.desktop]: {
      display: "flex",
      flexDirection: "row-reverse",
      justifyContent: "space-between",
      alignItems: "baseline",
      gap: vars.space.l,
    },
  },
});

export const facts = style({
  display: "grid",
  gap: vars.space.xs,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  "@media": { "(scripting: none)": { display: "none" } },
});

export const fact = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: vars.space.xs,
});

export const factIcon = style({ color: vars.background.link, paddingBlockStart: "0.1em" });
