import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const search = style({ maxInlineSize: vars.measure.text });

globalStyle(`${search} input::-webkit-search-decoration`, { appearance: "none" });
