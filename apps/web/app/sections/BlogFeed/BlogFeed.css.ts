import { style } from "@vanilla-extract/css";

export const feed = style({ "@media": { "(scripting: none)": { display: "none" } } });
