import { style, styleVariants } from "@vanilla-extract/css";

export const art = style({ display: "block", inlineSize: "100%" });

export const fit = styleVariants({
  natural: { blockSize: "auto" },
  cover: { position: "absolute", inset: 0, blockSize: "100%", objectFit: "cover" },
});
