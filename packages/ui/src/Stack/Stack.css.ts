import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const stack = style({ display: "flex", flexDirection: "column", minInlineSize: 0 });

export const space = styleVariants(vars.space, (gap) => ({ gap }));

export const align = styleVariants({
  // What a flex container does by itself, so it needs no rule.
  stretch: {},
  start: { alignItems: "flex-start" },
  center: { alignItems: "center", textAlign: "center" },
});
