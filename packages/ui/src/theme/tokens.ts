/** Theme of a brokerage, in CSS pixels at the default text size, milliseconds and colours. */
export type Tokens = Palette & {
  /** Worn where the visitor's system or the page's attribute asks for it; left out, a theme stays light. */
  dark?: Palette;
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

/** All that has a colour. */
export interface Palette {
  backgrounds: Record<BackgroundName, BackgroundTokens>;
  callouts: Record<CalloutTone, CalloutTokens>;
  chart: ChartTokens;
}

/** Colours of a brand: `action` of its main buttons, `main` of dark backgrounds and links. */
export interface BrandColours {
  action: string;
  main: string;
}

export type BackgroundName = "white" | "shallow" | "land" | "deep";
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

/** Colours that change with the background a component stands on. */
// biome-ignore lint/style/useConsistentTypeDefinitions: an interface is no record of texts, as which this is passed.
export type BackgroundTokens = {
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
  /** Shadow of floating elements. */
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

// biome-ignore lint/style/useConsistentTypeDefinitions: an interface is no record of texts, as which this is passed.
type CalloutTokens = {
  surface: string;
  text: string;
  accent: string;
};

/** The drawn lake: land, its contours, five depths from shore to the deepest water. */
export interface ChartTokens {
  land: string;
  landLine: string;
  water: readonly [string, string, string, string, string];
  waterLine: string;
}

/** `min` at a 360 px wide screen, `max` at 1280 px, fluid between. */
export interface TypeTokens {
  min: number;
  max: number;
  lineHeight: number;
  tracking: number;
}

const ink = "#1c2127";
const slate = "#25303b";
const blue = "#2a4a86";
const blueDark = "#1d3766";
const shallow = "#eef1f5";
const land = "#f4f1eb";
const paper = "#ffffff";

const onPaper = {
  text: ink,
  soft: "#424a53",
  strong: slate,
  link: "#25437b",
  linkHover: blueDark,
  edge: "#68727d",
  focus: slate,
  shadow: "#1c212724",
  action: blue,
  actionHover: blueDark,
  onAction: paper,
  danger: "#871c1c",
  success: "#184f31",
  caution: "#613e05",
  series1: "#3665a6",
  series2: "#8f6126",
  series3: "#7b3d86",
  series4: "#68727d",
} as const;

/** The kit's default theme, tied to no brand. */
export const defaultTokens: Tokens = {
  backgrounds: {
    white: { ...onPaper, surface: paper, tint: "#f5f6f8", rule: "#d5dae0", contour: "#d3dae2" },
    shallow: { ...onPaper, surface: shallow, tint: "#e2e7ed", rule: "#c8d0d9", contour: "#c3cdd8" },
    land: { ...onPaper, surface: land, tint: "#e9e4da", rule: "#d6cebf", contour: "#d0c6b3" },
    deep: {
      surface: slate,
      tint: "#313d49",
      text: "#f5f7f9",
      soft: "#d6dce2",
      strong: paper,
      link: "#c9dbf8",
      linkHover: paper,
      rule: "#4c5966",
      contour: "#3e4b58",
      edge: "#a3afbb",
      focus: "#fce3a1",
      shadow: "#00000059",
      action: "#33569c",
      actionHover: "#2d4b87",
      onAction: paper,
      danger: "#ffd0c9",
      success: "#b6e5c9",
      caution: "#f6d993",
      series1: "#9fc1ee",
      series2: "#e7c38c",
      series3: "#dcb0e6",
      series4: "#c3ccd5",
    },
  },
  callouts: {
    note: { surface: "#f0f4f9", text: ink, accent: "#34588f" },
    caution: { surface: "#fcf2da", text: ink, accent: "#714a08" },
    warning: { surface: "#fbecec", text: ink, accent: "#a12525" },
  },
  chart: {
    land,
    landLine: "#cbc1ad",
    water: ["#e3e9ef", "#d2dce5", "#c1cfdb", "#b0c2d1", "#9fb5c7"],
    waterLine: "#587a95",
  },
  font: {
    heading:
      '"Figtree Headings", "Figtree Headings on Arial", "Figtree Headings on Roboto", system-ui, sans-serif',
    body: '"Figtree", "Figtree on Arial", "Figtree on Roboto", system-ui, sans-serif',
    headingWeight: 600,
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
    figure: { min: 46, max: 60, lineHeight: 1, tracking: -0.02 },
  },
  space: { none: 0, xxs: 4, xs: 8, s: 12, m: 16, l: 24, xl: 32, xxl: 48, xxxl: 80 },
  measure: { text: 66, heading: 30 },
  width: { page: 1120, narrow: 720 },
  radius: { small: 4, large: 6 },
  line: { hair: 1, strong: 2 },
  control: { height: 48, heightSmall: 44 },
  motion: { quick: 120, calm: 240 },
};
