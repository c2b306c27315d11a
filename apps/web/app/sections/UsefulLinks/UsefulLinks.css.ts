import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const list = style({
  borderBlockEnd: `${vars.line.hair} solid ${vars.background.rule}`,
});

export const row = style({
  position: "relative",
  display: "grid",
  gap: vars.space.xxs,
  paddingBlock: vars.space.m,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "11rem minmax(0, 1fr) auto",
      columnGap: vars.space.l,
      alignItems: "baseline",
    },
  },
});

/** Left out on a phone, where the title and its source say enough. */
export const description = style({
  display: "none",
  "@media": { [media.tablet]: { display: "block" }, print: { display: "block" } },
});

export const link = style({ justifySelf: "start", whiteSpace: "nowrap" });
