import type { BrandPalette } from "@mortgage-kit/content";

// Colours of a printed nautical chart: ink, deep and shallow water, buff land, and magenta for warnings.
const ink = "#14232e";
const inkSoft = "#3d4b54";
const deep = "#123a52";
const water = "#1d6484";
const waterDeep = "#174e67";
const waterDark = "#0f3f55";
const shallow = "#e6f0f5";
const land = "#f8efd6";
const magenta = "#a51d62";
const magentaDark = "#861450";
const paper = "#ffffff";

const onPaper = {
  text: ink,
  soft: inkSoft,
  strong: deep,
  link: waterDeep,
  linkHover: waterDark,
  edge: "#5f717c",
  focus: deep,
  shadow: "#14232e24",
  action: magenta,
  actionHover: magentaDark,
  onAction: paper,
  danger: "#8b2017",
  success: "#165335",
  caution: "#694000",
  series1: water,
  series2: "#8a6a24",
  series3: deep,
  series4: "#5f717c",
} as const;

export const palette: BrandPalette = {
  backgrounds: {
    white: { ...onPaper, surface: paper, tint: "#f3f7fa", rule: "#cfd9de", contour: "#c9dbe4" },
    shallow: { ...onPaper, surface: shallow, tint: "#d8e6ed", rule: "#bfd0d9", contour: "#b4cedb" },
    land: { ...onPaper, surface: land, tint: "#f0e4c2", rule: "#dccda2", contour: "#d5c28d" },
    deep: {
      surface: deep,
      tint: "#1a4965",
      text: "#f4f8fa",
      soft: "#d1dfe7",
      strong: paper,
      link: "#c4e1ef",
      linkHover: paper,
      rule: "#35607a",
      contour: "#2a5872",
      edge: "#9db8c6",
      focus: "#fbe6a4",
      shadow: "#00000059",
      action: "#a12564",
      actionHover: "#8a1b53",
      onAction: paper,
      danger: "#ffd3cc",
      success: "#b9e7cc",
      caution: "#f7da97",
      series1: "#8cc5dd",
      series2: "#e6c87a",
      series3: paper,
      series4: "#c0d3de",
    },
  },
  callouts: {
    note: { surface: "#edf5f9", text: ink, accent: water },
    caution: { surface: "#fdf3d3", text: ink, accent: "#7a4a00" },
    warning: { surface: "#fcecea", text: ink, accent: "#a8261c" },
  },
  chart: {
    land,
    landLine: "#cdb988",
    water: ["#dfe9e6", "#cbdfe3", "#b7d2db", "#a3c4d0", "#8fb5c4"],
    waterLine: "#4f8aa5",
  },
};
