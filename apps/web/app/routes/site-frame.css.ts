import { globalStyle, style } from "@vanilla-extract/css";

/** Postpones layout below the first screen: all at once, and again for fonts, it blocks people. */
export const main = style({});

// Only where the browser anchors the scroll position: elsewhere the page would move when what stands above
// it gets its height. Not while the address names a part of the page. Without scripts, nothing would
// end it.
const later = (height: string) =>
  ({
    "@supports": {
      "(overflow-anchor: auto)": {
        "@media": {
          "screen and (scripting: enabled)": {
            contentVisibility: "auto",
            containIntrinsicBlockSize: `auto ${height}`,
          },
        },
      },
    },
  }) as const;

// Only certain elements: were any meant, the browser would restyle the whole page, for the sake of `:has()`,
// whenever an element comes, goes or gets the focus.
const wholePage = ":root:not(:has(:target))";
globalStyle(
  `${wholePage} ${main} > section:nth-child(n + 3), ${wholePage} ${main} ~ footer`,
  later("60rem"),
);
// Lower than they are: each that turned out lower than assumed would bring the next one near the screen,
// frame after frame.
globalStyle(
  `${wholePage} [data-groups] > :is(section, ul):nth-child(n + 2), ${wholePage} [data-groups] > ul > li:nth-child(n + 2)`,
  later("24rem"),
);
