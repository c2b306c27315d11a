import { globalStyle, style } from "@vanilla-extract/css";

/**
 * Sections below the first screen have no layout until they come near the screen or the page's script has
 * time for them: laying out a long page at once, and again when its fonts apply, would block the visitor.
 */
export const main = style({});

// Only where the browser anchors the scroll position: elsewhere the page would move when sections above
// it get their height. Not if the address names a part of the page, of which `data-part` tells: with
// `:has(:target)`, each element that comes or gets the focus would restyle the whole page. Without scripts,
// nothing would end it.
const later = {
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
} as const;

globalStyle(`:root:not([data-part]) :is(${main} > :nth-child(n + 3), ${main} ~ footer)`, later);
