import { defaultTheme } from "@mortgage-kit/ui";
import { themeCss } from "@mortgage-kit/ui/tokens";
import type { Globals } from "storybook/internal/types";
import { emulateMedia } from "./emulateMedia.ts";
import * as styles from "./preview.css.ts";
import { tokensOf } from "./themes.ts";

const page = document.documentElement;
const brandStyles = document.head.appendChild(document.createElement("style"));
let worn = "";

export function applyGlobals(globals: Globals): void {
  wear(globals);
  page.lang = globals.language === "fr" ? "fr" : "en";
  page.classList.toggle(styles.largeText, String(globals.textSize) === "200");
  page.classList.toggle(styles.systemColours, globals.forcedColors === "on");
  page.classList.toggle(styles.paper, globals.print === "on");
  emulateMedia([
    // A visitor's own preferences hold unless the toolbar sets them.
    ...(globals.reducedMotion === "on" ? [{ query: /prefers-reduced-motion/, holds: true }] : []),
    ...(globals.forcedColors === "on" ? [{ query: /forced-colors/, holds: true, wins: true }] : []),
    ...(globals.print === "on"
      ? [
          { query: /\bprint\b/, holds: true },
          { query: /\bscreen\b/, holds: false },
        ]
      : []),
  ]);
}

/** Writes the theme as a style sheet, which overrides the default theme in any order. */
function wear(globals: Globals): void {
  const { theme, brand, scheme } = globals;
  page.classList.add(defaultTheme);
  page.dataset.colorScheme = scheme === "dark" ? "dark" : "light";
  const wanted = `${theme} ${brand}`;
  if (wanted === worn) return;
  worn = wanted;
  brandStyles.textContent = themeCss(tokensOf(globals), "html:root");
}
