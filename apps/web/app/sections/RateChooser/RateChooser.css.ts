import { media, vars } from "@mortgage-kit/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";
import { rateChoices } from "../../rates/rateChoices.ts";

export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xs,
  gridColumn: "1 / -1",
});

export const legend = style({ marginBlockEnd: vars.space.xs });

export const choice = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xs,
  minBlockSize: "2.75rem",
  padding: `${vars.space.xxs} ${vars.space.s}`,
  border: `${vars.line.hair} solid ${vars.background.rule}`,
  borderRadius: vars.radius.small,
  cursor: "pointer",
  accentColor: vars.background.link,
  selectors: {
    "&:has(:checked)": { borderColor: vars.background.text },
    "&[hidden]": { display: "none" },
  },
});

/** Holds the choice and a table for each, of which the chosen one shows. */
export const chooser = style({
  containerType: "inline-size",
  display: "grid",
  gap: `${vars.space.l} ${vars.space.xxl}`,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)" } },
});

/** Applies where a row's name, with its day, has no room beside the figures. */
const withoutRoom = "(max-width: 28rem)";

export const group = styleVariants(
  Object.fromEntries(rateChoices.map(({ id }) => [id, id])),
  (id) => [
    style({
      display: "none",
      selectors: { [`${chooser}:has([value=${id}]:checked) &`]: { display: "grid" } },
    }),
    { gap: vars.space.s },
  ],
);

/** No wider than an eye follows a row from its name to its figures. */
export const table = style({
  inlineSize: "100%",
  maxInlineSize: "48rem",
  borderCollapse: "collapse",
});

export const head = style({
  "@container": {
    [withoutRoom]: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});

export const row = style([
  head,
  { borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}` },
]);

/** Leaves the names the room that the figures do not need. */
export const name = style({ inlineSize: "100%", gridColumn: "1 / -1" });

export const label = style({
  fontSize: vars.type.tiny.size,
  lineHeight: vars.type.tiny.lineHeight,
  fontWeight: "inherit",
  color: vars.background.soft,
  textAlign: "start",
  verticalAlign: "bottom",
  paddingInlineEnd: vars.space.s,
  "@container": { [`not ${withoutRoom}`]: { whiteSpace: "nowrap" } },
});

export const cell = style({
  paddingBlock: vars.space.s,
  paddingInlineEnd: vars.space.s,
  overflowWrap: "anywhere",
  textAlign: "start",
  fontWeight: "inherit",
  verticalAlign: "baseline",
  "@container": { [withoutRoom]: { selectors: { "th + &, & + &": { paddingBlockStart: 0 } } } },
});

/** Rate and APR have the same size, because neither may be more prominent than the other. */
export const value = style({
  display: "block",
  fontFamily: vars.font.heading,
  fontSize: vars.type.subheading.size,
  lineHeight: vars.type.subheading.lineHeight,
  fontVariantNumeric: "tabular-nums lining-nums",
  whiteSpace: "nowrap",
});
