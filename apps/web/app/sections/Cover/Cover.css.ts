import { style } from "@vanilla-extract/css";
import { atNight } from "../../look/atNight.ts";

export const cover = style({
  position: "absolute",
  inset: 0,
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  // It fills up to half of a screen, and has no face to recognize: darker than other pictures.
  selectors: { "&[src]": atNight("brightness(0.5) saturate(1.4)") },
});
