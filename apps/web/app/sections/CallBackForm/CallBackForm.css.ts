import { media, vars } from "@mortgage-kit/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { roomy } from "../ContactPlaceholder/ContactPlaceholder.css.ts";

export const form = style({ display: "grid", gap: vars.space.m, maxInlineSize: "32rem" });

/** Form in a frame of a fixed height, which must not scroll: closer on a phone, where text wraps more. */
export const framed = style({
  display: "grid",
  gap: vars.space.xs,
  gridTemplateColumns: "minmax(0, 1fr)",
  overflowWrap: "anywhere",
  "@media": { [roomy]: { gap: vars.space.s } },
});

export const choices = style({
  display: "grid",
  gap: vars.space.s,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(13rem, 100%), 1fr))",
  alignItems: "end",
  selectors: {
    [`${framed} &`]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  "@media": { [media.desktop]: { columnGap: vars.space.m } },
});

// The longest choice, an agent with title and languages, has a row of its own.
globalStyle(`${choices} > :last-child:nth-child(odd)`, { gridColumn: "1 / -1" });

export const lines = style({
  display: "grid",
  gap: vars.space.xxs,
  paddingBlockStart: vars.space.xs,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `${vars.line.hair} solid ${vars.background.rule}`,
});

/** Takes no room while it is empty. */
export const missing = style({
  fontSize: vars.type.small.size,
  selectors: { "&:empty": { display: "none" } },
});

globalStyle(`${form} [role=status], ${framed} [role=status]`, { color: vars.background.danger });

export const legend = style({ fontWeight: 650 });

/** Takes no row of the form for the image behind the button. */
export const send = style({ display: "grid" });
