import type { Look } from "@mortgage-kit/content";
import { chart } from "./chart.ts";
import { darkPalette } from "./darkPalette.ts";
import { fonts } from "./fonts.ts";
import { palette } from "./palette.ts";

export const look: Look = {
  palette,
  dark: darkPalette,
  chart,
  fonts,
  radius: { small: 4, large: 6 },
  drawings: { home: "Lake Simcoe" },
  /** Lake with long bays in the west and south. */
  mark: [
    26, 27, 28, 29, 29.5, 29.5, 29, 28, 27, 26, 25, 24.5, 26, 31, 27, 23, 22, 23.5, 29, 30, 25.5,
    24, 24.5, 25,
  ],
};
