import type { Globals } from "storybook/internal/types";
import { emulateMedia } from "./emulateMedia.ts";
import * as styles from "./preview.css.ts";
import { themeOf, themes } from "./themes.ts";

const page = document.documentElement.classList;

/** Applies the toolbar's settings to the page: the theme and the visitor's preferences. */
export function applyGlobals(globals: Globals): void {
  page.remove(...Object.values(themes).map(({ className }) => className));
  page.add(themeOf(globals.theme).className);
  page.toggle(styles.largeText, String(globals.textSize) === "200");
  page.toggle(styles.systemColours, globals.forcedColors === "on");
  page.toggle(styles.paper, globals.print === "on");
  emulateMedia([
    { query: /prefers-reduced-motion/, holds: globals.reducedMotion === "on" },
    { query: /forced-colors/, holds: globals.forcedColors === "on", wins: true },
    ...(globals.print === "on"
      ? [
          { query: /\bprint\b/, holds: true },
          { query: /\bscreen\b/, holds: false },
        ]
      : []),
  ]);
}
