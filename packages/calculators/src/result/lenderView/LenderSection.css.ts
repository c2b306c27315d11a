import { media, vars } from "@simcoe/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const small = { fontSize: vars.type.small.size, lineHeight: vars.type.small.lineHeight };
const hair = `${vars.line.hair} solid ${vars.ground.rule}`;

export const questions = style({
  display: "grid",
  gap: vars.space.m,
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "end",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: vars.space.l },
  },
});

// Fields without a hint stand level with their neighbour's box; ticks stand level with its first line.
globalStyle(`${questions} > :has([type="checkbox"])`, { alignSelf: "start" });

export const list = style({ borderBlockStart: hair });

export const entry = style({
  display: "grid",
  gap: vars.space.xxs,
  paddingBlock: vars.space.s,
  borderBlockEnd: hair,
  breakInside: "avoid",
});

export const line = style({ fontWeight: 600 });

export const because = style([small, { maxInlineSize: vars.measure.text }]);

export const source = style([small, { color: vars.ground.soft, overflowWrap: "anywhere" }]);
