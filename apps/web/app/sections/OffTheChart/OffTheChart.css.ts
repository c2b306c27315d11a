import { style } from "@vanilla-extract/css";

export const words = style({ maxInlineSize: "36rem", minBlockSize: "24rem" });
