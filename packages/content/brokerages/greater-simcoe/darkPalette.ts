import type { BrandPalette } from "@mortgage-kit/content";

// Colours of a chart under a red-shaded lamp at night: dark land and water, pale ink, the same magenta.
const ink = "#e6edf1";
const inkSoft = "#b9c6ce";
const pale = "#d7e9f2";
const water = "#8ec7df";
const waterPale = "#b7dced";
const magenta = "#c23a7e";
const magentaDark = "#a92a6a";
const paper = "#ffffff";

const onNight = {
  text: ink,
  soft: inkSoft,
  strong: pale,
  link: water,
  linkHover: waterPale,
  edge: "#8899a4",
  focus: "#fbe6a4",
  shadow: "#00000080",
  action: magenta,
  actionHover: magentaDark,
  onAction: paper,
  danger: "#ffb9ae",
  success: "#9bdcb6",
  caution: "#f2cf86",
  series1: "#5fa9c9",
  series2: "#d6b163",
  series3: "#e8f0f4",
  series4: "#a3b2bc",
} as const;

const land = "#262217";

export const darkPalette: BrandPalette = {
  backgrounds: {
    white: { ...onNight, surface: "#10181e", tint: "#18232b", rule: "#2f3c45", contour: "#26323a" },
    shallow: {
      ...onNight,
      surface: "#152630",
      tint: "#1d323e",
      rule: "#314855",
      contour: "#274050",
    },
    land: { ...onNight, surface: land, tint: "#312c1e", rule: "#4a4430", contour: "#433d2b" },
    deep: { ...onNight, surface: "#0c2b3e", tint: "#13374d", rule: "#2b526a", contour: "#204860" },
  },
  callouts: {
    note: { surface: "#162a36", text: ink, accent: water },
    caution: { surface: "#2e2812", text: ink, accent: "#f0cb7d" },
    warning: { surface: "#331f1d", text: ink, accent: "#ffb3a8" },
  },
  chart: {
    land,
    landLine: "#57503a",
    water: ["#1c2d33", "#193544", "#163b50", "#14415b", "#124766"],
    waterLine: "#4d93b3",
  },
};
