import type { Content } from "@mortgage-kit/content";
import type { EmbedManifest } from "../../embedManifest.ts";
import type { Route } from "../../routes/+types/embed.ts";

type EmbedPage = NonNullable<NonNullable<Content["resources"]>["embedPage"]>;

export type BuilderWords = EmbedPage["builder"];
export type EmbedHints = EmbedPage["hints"];

type EmbedWay = keyof BuilderWords["ways"];

/** Tokens of the theme by the names of a snippet's colours. */
export const tokenOf = {
  action: "action",
  "on-action": "onAction",
  surface: "surface",
  text: "text",
  strong: "strong",
  link: "link",
  progress: "series1",
} as const;

export type ColourName = keyof typeof tokenOf;

export const colourNames = Object.keys(tokenOf) as ColourName[];

/** Name of a theme option, as in the query of a frame's address. */
type LookName = ColourName | "font" | "heading-font" | "corner";
export type EmbedTheme = Readonly<Partial<Record<LookName, string>>>;

/** The builder's choices before any is made. An empty text stands for the default. */
export const nothingChosen = {
  calculator: "payment",
  language: "en" as "en" | "fr",
  way: "script" as EmbedWay,
  look: {} as EmbedTheme,
  /** Two-letter code of a province or territory. */
  province: "",
  /** Id of a municipality in that province with its own land transfer tax. */
  municipality: "",
  apply: "",
  contact: "",
  agents: "",
  brokerage: "",
  licence: "",
  isCompact: false,
  sharesFigures: false,
  /** True if the page's content security policy blocks unlisted sources and style attributes. */
  hasPolicy: false,
};

export type EmbedChoice = Readonly<typeof nothingChosen>;

/** Calculators, and provinces with the municipalities that have a land transfer tax of their own. */
export type Offered = Pick<Route.ComponentProps["loaderData"], "calculators" | "places">;

export interface EmbedSource extends Omit<EmbedManifest, "framePolicy"> {
  readonly siteUrl: string;
  /** Default name and licence for the snippet. */
  readonly brokerage: { readonly name: string; readonly licence: string };
  /** Path of the brokerage's rates, if it publishes any. */
  readonly rates?: string | undefined;
}
