import type { Content } from "@mortgage-kit/content";
import type { EmbedManifest } from "../../embedManifest.ts";

export type EmbedPage = NonNullable<NonNullable<Content["resources"]>["embedPage"]>;

export type BuilderWords = EmbedPage["builder"];

/** Method of embedding a calculator. */
export type EmbedWay = keyof BuilderWords["ways"];

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

/** Name of a theme option, as in the query of a frame's address. */
type LookName = ColourName | "font" | "heading-font" | "corner";
export type EmbedTheme = Readonly<Partial<Record<LookName, string>>>;

/** Choices in the builder. An empty text stands for the default. */
export interface EmbedChoice {
  readonly calculator: string;
  readonly language: "en" | "fr";
  readonly way: EmbedWay;
  readonly look: EmbedTheme;
  /** Two-letter code of a province or territory. */
  readonly province: string;
  /** Id of a municipality in that province with its own land transfer tax. */
  readonly municipality: string;
  readonly apply: string;
  readonly contact: string;
  readonly agents: string;
  readonly brokerage: string;
  readonly licence: string;
  readonly isCompact: boolean;
  readonly sharesFigures: boolean;
  /** True if the page's content security policy blocks unlisted sources and style attributes. */
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

/** Province or territory with its municipalities that have their own land transfer tax. */
export interface OfferedPlace {
  readonly province: string;
  readonly name: string;
  readonly municipalities: readonly { readonly id: string; readonly name: string }[];
}

export interface EmbedSource extends Omit<EmbedManifest, "framePolicy"> {
  readonly siteUrl: string;
  /** Default name and licence for the snippet. */
  readonly brokerage: { readonly name: string; readonly licence: string };
}
