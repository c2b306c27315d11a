import { style, styleVariants } from "@vanilla-extract/css";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

export const badge = style([
  textStyle("tiny"),
  {
    display: "inline-block",
    maxInlineSize: "100%",
    paddingBlock: `calc(${vars.space.xxs} / 2)`,
    paddingInline: vars.space.xs,
    border: `${vars.line.hair} solid currentColor`,
    borderRadius: vars.radius.small,
    fontWeight: 600,
  },
]);

export const tone = styleVariants({
  neutral: { color: vars.background.soft },
  water: { color: vars.background.link },
  good: { color: vars.background.success },
  caution: { color: vars.background.caution },
});
