import { globalStyle, style } from "@vanilla-extract/css";

export const below = style({});

// Only where the browser anchors the scroll position: elsewhere the page would move when sections above
// it get their height. Not while the address names a part of the page. Without scripts, nothing would
// end it.
globalStyle(`:root:not(:has(:target)) ${below} > *`, {
  "@supports": {
    "(overflow-anchor: auto)": {
      "@media": {
        "screen and (scripting: enabled)": {
          contentVisibility: "auto",
          containIntrinsicBlockSize: "auto 60rem",
        },
      },
    },
  },
});
