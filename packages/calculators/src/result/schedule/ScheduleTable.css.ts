import { queryContainer, vars } from "@mortgage-kit/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const hair = `${vars.line.hair} solid ${vars.background.rule}`;
const strong = `${vars.line.strong} solid ${vars.background.strong}`;
const slim = "(max-width: 27rem)";

export const room = style({ ...queryContainer, overflowX: "auto" });

export const table = style({
  inlineSize: "100%",
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
});

export const label = style({
  paddingBlock: vars.space.xs,
  borderBlockEnd: strong,
  color: vars.background.soft,
  fontWeight: 600,
  textAlign: "start",
});

/** Hides the total payments in narrow containers; they are the sum of interest and principal. */
const spare = {
  "&:nth-child(2)": { "@container": { [slim]: { display: "none" } } },
};

export const figureLabel = style([
  label,
  { paddingInlineStart: vars.space.s, textAlign: "end", selectors: spare },
]);

export const year = style({ borderBlockEnd: hair });

export const opener = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xs,
  inlineSize: "100%",
  minBlockSize: vars.space.xl,
  color: vars.background.link,
  fontWeight: 600,
  cursor: "pointer",
  ":hover": { color: vars.background.linkHover, textDecoration: "underline" },
});

const chevron = style({ display: "flex", transition: `transform ${vars.motion.quick}` });

export const mark = styleVariants({
  shut: [chevron],
  open: [chevron, { transform: "rotate(180deg)" }],
});

export const figure = style({
  paddingBlock: vars.space.xxs,
  paddingInlineStart: vars.space.s,
  textAlign: "end",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums lining-nums",
  selectors: spare,
});

export const month = style({ color: vars.background.soft });

export const monthName = style({
  paddingInlineStart: vars.space.l,
  fontWeight: vars.font.bodyWeight,
  textAlign: "start",
  whiteSpace: "nowrap",
});

/** Hidden in narrow containers, to leave room for the figures. */
export const monthWord = style({ "@container": { [slim]: { display: "none" } } });
