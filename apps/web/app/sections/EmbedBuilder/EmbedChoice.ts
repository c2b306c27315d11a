/** How a calculator gets into somebody's page. */
export type EmbedWay = "script" | "pinned" | "frame";

export const colourNames = [
  "action",
  "on-action",
  "surface",
  "text",
  "strong",
  "link",
  "progress",
] as const;
export type ColourName = (typeof colourNames)[number];

/** What of the look can be chosen, by the names that a frame's address gives it. */
export type LookName = ColourName | "font" | "heading-font" | "corner";
export type Look = Readonly<Partial<Record<LookName, string>>>;

/** What the builder asks; empty texts stand for what is left as it is. */
export interface EmbedChoice {
  readonly calculator: string;
  readonly language: "en" | "fr";
  readonly way: EmbedWay;
  readonly look: Look;
  readonly apply: string;
  readonly contact: string;
  readonly agents: string;
  readonly brokerage: string;
  readonly licence: string;
  readonly isCompact: boolean;
  readonly sharesFigures: boolean;
  /** Whether the page's content security policy refuses what it does not name, style attributes included. */
  readonly hasPolicy: boolean;
}

export const nothingChosen: EmbedChoice = {
  calculator: "payment",
  language: "en",
  way: "script",
  look: {},
  apply: "",
  contact: "",
  agents: "",
  brokerage: "",
  licence: "",
  isCompact: false,
  sharesFigures: false,
  hasPolicy: false,
};

export interface EmbedSource {
  readonly siteUrl: string;
  /** Whose name and licence the snippet carries unless somebody writes others. */
  readonly brokerage: { readonly name: string; readonly licence: string };
  readonly loader: { readonly path: string; readonly integrity: string };
  readonly frameHeight: { readonly path: string; readonly integrity: string };
  /** The custom properties that each name of the look stands for. */
  readonly themeParameters: Readonly<Record<string, readonly string[]>>;
  /** The room to keep free, in CSS pixels. */
  /** In pixels, by calculator. */
  readonly reservedHeights: Readonly<
    Record<string, { readonly full: number; readonly compact: number }>
  >;
}
