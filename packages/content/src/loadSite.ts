import {
  baseOf,
  type LocalBrokerage,
  type SiteVariables,
  withVariables,
} from "./brokerage/brokerageFrom.ts";
import { contentFrom } from "./contentFrom.ts";
import type { Content } from "./contentSchema.ts";
import { fill } from "./fill.ts";
import { languagesOf } from "./folder/chosenFolder.ts";
import { readFolder } from "./folder/readFolder.ts";
import { footerOf } from "./navigation/footer.ts";
import { type NavigationItem, sectionIds } from "./navigation/navigationSchema.ts";
import { openingHours } from "./office/openingHours.ts";
import { type ApplicationPage, applicationPageOf } from "./pages/applicationPage.ts";
import { calculatorPagesOf, withOtherCalculators } from "./resources/calculatorPages.ts";
import type { CalculatorCard } from "./resources/resourcesSchema.ts";
import type { nextStepIntents, Service } from "./services/servicesSchema.ts";
import { type SitePage, sitePagesOf } from "./sitePages.ts";
import { type SiteLanguage, type SiteWords, wordsOf } from "./words.ts";

/** Everything that a site shows: a brokerage's checked content, and what follows from it. */
export interface Site extends Omit<Content, "footer" | "brokerage" | "contact">, LocalBrokerage {
  readonly contact: ReturnType<typeof withHours>;
  /** Absolute path of the brokerage's folder, for its fonts, photos and logo. */
  readonly folder: string;
  /** Texts that every brokerage's site shows in its language. */
  readonly words: SiteWords;
  readonly application: { readonly page: ApplicationPage };
  readonly header: SiteWords["header"];
  readonly footer: ReturnType<typeof footerOf>;
  readonly pages: readonly SitePage[];
  /** Calculators with a page: those of the grid, then those below it. */
  readonly calculatorPages: readonly CalculatorCard[];
  readonly nextStepPages: ReturnType<typeof nextStepPagesOf>;
}

/** Writes the opening hours into the tile that shows them. */
function withHours({ contact, brokerage }: Content, language: SiteLanguage) {
  const { section } = contact;
  const tiles = section.tiles.map(({ description, ...tile }) => ({
    ...tile,
    description: description ?? openingHours(brokerage.hours, language),
  }));
  return { ...contact, section: { ...section, tiles } };
}

interface SiteOptions {
  readonly folder: string;
  readonly language: SiteLanguage;
  readonly base?: string;
  /** Variables that override the brokerage's addresses, such as `SITE_URL`. */
  readonly variables?: SiteVariables;
}

/** Returns the site of a folder's content. Throws a FolderError that lists every invalid value. */
export function siteFrom(
  source: unknown,
  { folder, language, base = "", variables = {} }: SiteOptions,
): Site {
  const content = contentFrom(withOtherCalculators(source, language));
  const words = wordsOf(language);
  return {
    ...content,
    folder,
    language,
    base,
    words,
    brokerage: withVariables(content.brokerage, variables),
    contact: withHours(content, language),
    header: {
      ...words.header,
      logoAlt: fill(words.header.logoAlt, { name: content.brokerage.name }),
    },
    navigation: navigationOf(content),
    application: { page: applicationPageOf(content, words) },
    footer: footerOf(content, words),
    pages: sitePagesOf(content, words),
    calculatorPages: calculatorPagesOf(content),
    nextStepPages: nextStepPagesOf(content.services?.list ?? []),
  };
}

/**
 * Loads and checks the site of a brokerage's folder in a language. The French pages of `index.fr.ts`
 * stand under `/fr`; without that file, a folder's own texts have the words of the language around them.
 */
export function loadSite(
  folder: string,
  language: SiteLanguage,
  variables: SiteVariables = {},
): Promise<Site> {
  const isTranslated = language !== "en" && languagesOf(folder).includes(language);
  const file = isTranslated ? `index.${language}.ts` : "index.ts";
  const base = isTranslated ? baseOf(language) : "";
  return readFolder(folder, file, "content", (source) =>
    siteFrom(source, { folder, language, base, variables }),
  );
}

type NextStepIntent = (typeof nextStepIntents)[number];

/** Returns the paths of the services that are next steps, by the intent of a calculator's result. */
const nextStepPagesOf = (
  services: readonly Service[],
): Readonly<Partial<Record<NextStepIntent, string>>> =>
  Object.fromEntries(
    services.flatMap(({ slug, nextStepFor = [] }) =>
      nextStepFor.map((intent) => [intent, `/${slug}`]),
    ),
  );

/** Returns the menu without links to pages or sections that the site does not have. */
function navigationOf(content: Content): NavigationItem[] {
  const paths = new Set(sitePagesOf(content).map(({ path }) => path));
  const sections = sectionsOf(content);
  return content.navigation.filter((item) => {
    if (item.kind === "page") return paths.has(item.to);
    if (item.kind === "section") return sections.has(item.section);
    return item.kind === "target" || content.resources !== undefined;
  });
}

/** Returns the ids of the home page's sections that have both texts and content to show. */
function sectionsOf({ home, services }: Content): ReadonlySet<string> {
  const { page, processSteps, reviews } = home;
  return new Set([
    ...(page.services && services ? [sectionIds.services] : []),
    ...(page.process && processSteps.length > 0 ? [sectionIds.howItWorks] : []),
    ...(page.reviews && reviews.length > 0 ? [sectionIds.reviews] : []),
  ]);
}
