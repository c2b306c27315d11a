import type { Look } from "@mortgage-kit/content";
import { fonts } from "./fonts.ts";
import { palette } from "./palette.ts";

export const look: Look = {
  palette,
  fonts,
  radius: { small: 10, large: 18 },
  drawings: { home: "Wild Goose Bay", notFound: "Past Pass Lake" },
  /** Harbour that opens to the south-east, behind a long peninsula. */
  mark: [
    22, 20, 19, 21, 25, 28, 30, 30.5, 30, 29, 27.5, 27, 27.5, 28.5, 30, 30.5, 29.5, 27, 24, 23, 25,
    28.5, 29, 26,
  ],
};
