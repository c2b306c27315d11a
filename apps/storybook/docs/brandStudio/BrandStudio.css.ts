import { textStyle, vars } from "@mortgage-kit/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

export const studio = style({ paddingBlock: vars.space.l, fontFamily: vars.font.body });
export const figure = styleVariants({
  wide: { flexBasis: "100%" },
  phone: { inlineSize: "360px", maxInlineSize: "100%" },
});
export const caption = style([textStyle("small"), { paddingBlockEnd: vars.space.xs }]);
export const frame = style({
  inlineSize: "100%",
  blockSize: "40rem",
  border: `${vars.line.hair} solid ${vars.background.rule}`,
});
export const code = style([
  textStyle("small"),
  { maxBlockSize: "20rem", overflow: "auto", fontFamily: "monospace", whiteSpace: "pre" },
]);
