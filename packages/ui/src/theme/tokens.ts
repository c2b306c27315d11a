/**
 * Everything that makes a brokerage look like itself: plain numbers (CSS pixels at the default text
 * size, milliseconds) and colours. A second brand is a second object of this type and nothing else.
 */
export type Tokens = {
  grounds: Record<GroundName, GroundTokens>;
  callouts: Record<CalloutTone, CalloutTokens>;
  chart: ChartTokens;
  font: { heading: string; body: string; headingWeight: number; bodyWeight: number };
  type: Record<TypeSize, TypeTokens>;
  space: Record<Space, number>;
  /** Letters to a line. */
  measure: { text: number; heading: number };
  width: { page: number; narrow: number };
  radius: { small: number; large: number };
  line: { hair: number; strong: number };
  control: { height: number; heightSmall: number };
  motion: { quick: number; calm: number };
};

export type GroundName = "white" | "shallow" | "land" | "deep";
export type CalloutTone = "note" | "caution" | "warning";
export type Space = "none" | "xxs" | "xs" | "s" | "m" | "l" | "xl" | "xxl" | "xxxl";
export type TypeSize =
  | "display"
  | "title"
  | "heading"
  | "subheading"
  | "lead"
  | "body"
  | "small"
  | "tiny"
  | "figure";

/** Colours that change with the ground a component stands on. */
export type GroundTokens = {
  surface: string;
  /** A quiet fill on the surface: hovered rows, striped tables. */
  tint: string;
  text: string;
  soft: string;
  /** Big figures and other words that lead the eye. */
  strong: string;
  link: string;
  linkHover: string;
  rule: string;
  contour: string;
  /** The outline of a control: a box to type in, a quiet button. */
  edge: string;
  focus: string;
  /** The soft shade under what floats above the page. */
  shadow: string;
  action: string;
  actionHover: string;
  onAction: string;
  danger: string;
  success: string;
  caution: string;
  series1: string;
  series2: string;
  series3: string;
  series4: string;
};

export type CalloutTokens = { surface: string; text: string; accent: string };

/** The drawn lake: land, its contours, five depths from shore to the deepest water. */
export type ChartTokens = {
  land: string;
  landLine: string;
  water: readonly [string, string, string, string, string];
  waterLine: string;
};

/** `min` at a 360 px wide screen, `max` at 1280 px, fluid between. */
export type TypeTokens = { min: number; max: number; lineHeight: number; tracking: number };

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
  series3: magenta,
  series4: "#5f717c",
} as const;

export const simcoeTokens: Tokens = {
  grounds: {
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
      series3: "#f0a3c8",
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
  font: {
    heading: '"Besley", "Besley on Georgia", "Besley on Noto Serif", "Besley on Times", serif',
    body: '"Figtree", "Figtree on Arial", "Figtree on Roboto", system-ui, sans-serif',
    headingWeight: 500,
    bodyWeight: 400,
  },
  type: {
    display: { min: 40, max: 66, lineHeight: 1.05, tracking: -0.015 },
    title: { min: 32, max: 46, lineHeight: 1.1, tracking: -0.012 },
    heading: { min: 26, max: 34, lineHeight: 1.15, tracking: -0.01 },
    subheading: { min: 19, max: 21, lineHeight: 1.25, tracking: -0.003 },
    lead: { min: 18, max: 20, lineHeight: 1.55, tracking: 0 },
    body: { min: 17, max: 17, lineHeight: 1.6, tracking: 0 },
    small: { min: 15, max: 15, lineHeight: 1.5, tracking: 0 },
    tiny: { min: 13, max: 13, lineHeight: 1.45, tracking: 0.005 },
    figure: { min: 42, max: 60, lineHeight: 1, tracking: -0.02 },
  },
  space: { none: 0, xxs: 4, xs: 8, s: 12, m: 16, l: 24, xl: 32, xxl: 48, xxxl: 80 },
  measure: { text: 66, heading: 30 },
  width: { page: 1120, narrow: 720 },
  radius: { small: 4, large: 6 },
  line: { hair: 1, strong: 2 },
  control: { height: 48, heightSmall: 40 },
  motion: { quick: 120, calm: 240 },
};
