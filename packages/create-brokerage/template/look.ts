import type { Look } from "@mortgage-kit/content";

export const look: Look = {
  palette: "{{palette}}",
  drawings: {
    home: "{{name}}",
    application: "{{city}}",
    notFound: "Off the chart",
  },
  mark: "{{mark}}",
};
