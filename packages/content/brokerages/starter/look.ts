import type { Look } from "@mortgage-kit/content";

export const look: Look = {
  colours: {
    main: "[[Colour of dark backgrounds and links, such as #1d4f91]]",
    action: "[[Colour of the main buttons, such as #b3362b]]",
  },
};
