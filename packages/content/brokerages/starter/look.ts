import type { Look } from "@mortgage-kit/content";

export const look: Look = {
  colours: {
    main: "[[Colour of dark backgrounds and links, such as #1d4f91]]",
    action: "[[Colour of the main buttons, such as #b3362b]]",
  },
  drawings: { home: "[[Name of a lake near you]]" },
  // Outline of the drawn logo. `logo: "logo.svg"` replaces it by a file of this folder.
  mark: [
    22, 20, 19, 21, 25, 28, 30, 31, 30, 29, 27, 27, 27, 28, 30, 31, 29, 27, 24, 23, 25, 28, 29, 26,
  ],
};
