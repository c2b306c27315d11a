import type { Palette } from "@mortgage-kit/content";

// Colours of the region: granite, lichen, spruce, and amethyst, which is mined nearby.
const ink = "#231f29";
const spruce = "#173a30";
const pine = "#1f6b52";
const amethyst = "#6b2fa0";
const paper = "#fffefb";

const onPaper = {
  text: ink,
  soft: "#5a5462",
  strong: spruce,
  link: pine,
  linkHover: spruce,
  edge: "#746d7d",
  focus: ink,
  shadow: "#231f2924",
  action: amethyst,
  actionHover: "#53237d",
  onAction: "#ffffff",
  danger: "#a32420",
  success: "#1f6440",
  caution: "#774600",
  series1: pine,
  series2: "#9a5a2e",
  series3: amethyst,
  series4: "#746d7d",
} as const;

export const palette: Palette = {
  backgrounds: {
    white: { ...onPaper, surface: paper, tint: "#f5f2f7", rule: "#dcd6e0", contour: "#dfd6e6" },
    shallow: {
      ...onPaper,
      surface: "#eaf1e6",
      tint: "#dde8d8",
      rule: "#c6d5c0",
      contour: "#bfd2b8",
    },
    land: { ...onPaper, surface: "#f7e9e4", tint: "#f1dcd4", rule: "#e2c5ba", contour: "#dcb8ab" },
    deep: {
      surface: spruce,
      tint: "#22493d",
      text: "#f4f7f2",
      soft: "#c3d5cb",
      strong: "#ffffff",
      link: "#b6e3c8",
      linkHover: "#ffffff",
      rule: "#3c6556",
      contour: "#2f5949",
      edge: "#9dbaac",
      focus: "#ffdf9e",
      shadow: "#00000059",
      action: "#8346bf",
      actionHover: "#6f37a6",
      onAction: "#ffffff",
      danger: "#ffc3ba",
      success: "#a8e4bf",
      caution: "#f7d48c",
      series1: "#93d3b0",
      series2: "#efbd92",
      series3: "#d3b2f2",
      series4: "#c3d5cb",
    },
  },
  callouts: {
    note: { surface: "#eef5ea", text: ink, accent: pine },
    caution: { surface: "#fdf1d6", text: ink, accent: "#774600" },
    warning: { surface: "#fcebe8", text: ink, accent: "#a32420" },
  },
  chart: {
    land: "#f7e9e4",
    landLine: "#e4bfb0",
    water: ["#dbe6ea", "#c4d6de", "#adc5d1", "#96b4c4", "#80a3b7"],
    waterLine: "#4a7489",
  },
};
