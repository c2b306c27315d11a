import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../src/theme/vars.css.ts";

export const canvas = style({ padding: vars.space.l, minBlockSize: "100dvb" });
export const example = style({ padding: vars.space.l });

export const largeText = style({});
globalStyle(`html${largeText}`, { fontSize: "200%" });

// Roughly what a browser does by itself when the visitor forces a palette.
export const systemColours = style({});
globalStyle(`${systemColours} *`, {
  color: "CanvasText !important",
  backgroundColor: "Canvas !important",
  borderColor: "currentColor !important",
  boxShadow: "none !important",
});
globalStyle(`${systemColours} a`, { color: "LinkText !important" });
globalStyle(`${systemColours} button`, { color: "ButtonText !important" });
