import type { Look } from "@mortgage-kit/content";

export const look: Look = {
  palette: "{{palette}}",
  dark: "{{darkPalette}}",
  drawings: {
    home: "{{name}}",
    notFound: "Off the chart",
  },
  mark: "{{mark}}",
};
