import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const ways = style({
  inlineSize: "100%",
  maxInlineSize: "32rem",
  fontSize: vars.type.small.size,
  "@media": { [media.tablet]: { fontSize: vars.type.body.size } },
  borderBlockEnd: `${vars.line.hair} solid ${vars.background.rule}`,
});

export const way = style({
  display: "grid",
  gridTemplateColumns: "2rem minmax(0, 1fr)",
  alignItems: "center",
  paddingBlock: vars.space.s,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
  overflowWrap: "anywhere",
});
