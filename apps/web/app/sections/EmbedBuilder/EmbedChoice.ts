/** Method of embedding a calculator. */
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

/** Theme options of the builder, by their names in a frame's address. */
export type LookName = ColourName | "font" | "heading-font" | "corner";
export type EmbedTheme = Readonly<Partial<Record<LookName, string>>>;

/** Choices in the builder; empty texts stand for defaults. */
export interface EmbedChoice {
  readonly calculator: string;
  readonly language: "en" | "fr";
  readonly way: EmbedWay;
  readonly look: EmbedTheme;
  /** The two letters of a province or territory. */
  readonly province: string;
  /** A municipality of that province that taxes a purchase itself. */
  readonly municipality: string;
  readonly apply: string;
  readonly contact: string;
  readonly agents: string;
  readonly brokerage: string;
  readonly licence: string;
  readonly isCompact: boolean;
  readonly sharesFigures: boolean;
  /**
   * True if the page has a content security policy that refuses unlisted sources, style attributes
   * included.
   */
  readonly hasPolicy: boolean;
}

export const nothingChosen: EmbedChoice = {
  calculator: "payment",
  language: "en",
  way: "script",
  look: {},
  province: "",
  municipality: "",
  apply: "",
  contact: "",
  agents: "",
  brokerage: "",
  licence: "",
  isCompact: false,
  sharesFigures: false,
  hasPolicy: false,
};

/** A province or territory with its municipalities that tax a purchase themselves. */
export interface OfferedPlace {
  readonly province: string;
  readonly name: string;
  readonly municipalities: readonly { readonly id: string; readonly name: string }[];
}

export interface EmbedSource {
  readonly siteUrl: string;
  /** Name and licence in the snippet unless others are entered. */
  readonly brokerage: { readonly name: string; readonly licence: string };
  readonly loader: { readonly path: string; readonly integrity: string };
  readonly frameHeight: { readonly path: string; readonly integrity: string };
  /** Custom properties of each theme option. */
  readonly themeParameters: Readonly<Record<string, readonly string[]>>;
  /** The room to keep free, in CSS pixels. */
  /** In pixels, by calculator. */
  readonly reservedHeights: Readonly<
    Record<string, { readonly full: number; readonly compact: number }>
  >;
}
