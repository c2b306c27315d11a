import { defaultTokens, type Tokens } from "./tokens.ts";

const ink = "#231a14";
const paper = "#fffdf8";
const cobalt = "#1d4db8";
const forest = "#1e3a2b";
const moss = "#2f6a45";
const mossDeep = "#234e33";

const onPaper = {
  text: ink,
  soft: "#4f443c",
  strong: forest,
  link: mossDeep,
  linkHover: forest,
  edge: "#75675b",
  focus: ink,
  shadow: "#231a1424",
  action: cobalt,
  actionHover: "#163b8f",
  onAction: "#ffffff",
  danger: "#881a1a",
  success: "#1c4f31",
  caution: "#653c00",
  series1: moss,
  series2: "#96591c",
  series3: cobalt,
  series4: "#75675b",
} as const;

/** A made-up prairie brokerage: the same kit in another voice, to keep the theme honest. */
export const harvestTokens: Tokens = {
  ...defaultTokens,
  backgrounds: {
    white: { ...onPaper, surface: paper, tint: "#f6f1e7", rule: "#e2d8c8", contour: "#e0d9c6" },
    shallow: {
      ...onPaper,
      surface: "#e9f0e4",
      tint: "#dce7d5",
      rule: "#c9d8c0",
      contour: "#c6d8bd",
    },
    land: { ...onPaper, surface: "#f9e6d8", tint: "#f4dac6", rule: "#e5c6ab", contour: "#e3bf9f" },
    deep: {
      surface: forest,
      tint: "#284a38",
      text: "#f5f3ea",
      soft: "#d3ddd1",
      strong: "#ffffff",
      link: "#bfe3c3",
      linkHover: "#ffffff",
      rule: "#426552",
      contour: "#345a45",
      edge: "#a3bba8",
      focus: "#ffd9a0",
      shadow: "#00000059",
      action: "#2752b6",
      actionHover: "#1f449b",
      onAction: "#ffffff",
      danger: "#ffcfc7",
      success: "#b1e6c2",
      caution: "#f8d690",
      series1: "#9fd6ac",
      series2: "#f0bd86",
      series3: "#a9c2ff",
      series4: "#c6d3c4",
    },
  },
  callouts: {
    note: { surface: "#eef4ea", text: ink, accent: moss },
    caution: { surface: "#fdf0d2", text: ink, accent: "#744500" },
    warning: { surface: "#fdeae4", text: ink, accent: "#a01f1f" },
  },
  chart: {
    land: "#f9e6d8",
    landLine: "#d9b392",
    water: ["#e2ebd9", "#cfdfc6", "#bcd3b3", "#a9c7a0", "#96bb8e"],
    waterLine: "#5b8a5f",
  },
  font: { ...defaultTokens.font, heading: defaultTokens.font.body, headingWeight: 700 },
  radius: { small: 12, large: 20 },
};
