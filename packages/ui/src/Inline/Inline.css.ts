import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const inline = style({ display: "flex", flexWrap: "wrap", minInlineSize: 0 });
// Otherwise a child would be as wide as its longest word.
globalStyle(`${inline} > *`, { minInlineSize: 0 });

export const space = styleVariants(vars.space, (gap) => ({ gap }));

export const align = styleVariants({
  center: { alignItems: "center" },
  start: { alignItems: "flex-start" },
  baseline: { alignItems: "baseline" },
});

export const justify = styleVariants({
  start: { justifyContent: "flex-start" },
  between: { justifyContent: "space-between" },
  center: { justifyContent: "center" },
  end: { justifyContent: "flex-end" },
});
