import { type PlaceSettings, readPlace } from "@mortgage-kit/calculator-engine/canada/place";
import {
  type Agent,
  type CalculatorId,
  calculatorIds,
  type LanguageCode,
  type PageId,
} from "@mortgage-kit/calculators";
import { type ProblemWords, problemWordsEn, problemWordsFr } from "./problemWords.ts";

const agent = /^(?<name>[^<>@]+)<(?<email>[^\s<>@,]+@[^\s<>@,]+\.[^\s<>@,.]+)>$/;

/** Parses `Robin Ng <robin@brokerage.example>, …`; the first invalid one is `unreadable`. */
function readAgents(
  text: string,
): { readonly agents: readonly Agent[] } | { readonly unreadable: string } {
  const agents: Agent[] = [];
  for (const entry of text.split(",").map((part) => part.trim())) {
    if (entry === "") continue;
    const found = agent.exec(entry)?.groups;
    const name = found?.name?.trim();
    if (!name || !found?.email) return { unreadable: entry };
    const [firstName = name] = name.split(/\s+/);
    agents.push({ id: found.email, name, firstName, email: found.email });
  }
  return { agents };
}

/** Source of the owner's settings, such as an element's attributes. */
export interface AttributeSource {
  readonly get: (name: string) => string | null;
  readonly inheritedLanguage: string | null;
  readonly baseUrl: string;
}

export interface EmbedOptions {
  readonly calculator: CalculatorId;
  readonly lang: LanguageCode;
  readonly agents: readonly Agent[];
  /** URLs of the owner's pages that a result may link to. */
  readonly pages: Readonly<Partial<Record<PageId, string>>>;
  readonly brokerage: string | null;
  /** Licence to show beside the brokerage's name, as regulators require. */
  readonly licence: string | null;
  /** URL of the brokerage's `rates.json`. */
  readonly rates: string | null;
  /** Place of the homes, as far as the owner sets it. */
  readonly place: PlaceSettings;
  readonly isCompact: boolean;
  readonly sharesFigures: boolean;
}

export interface ReadOptions {
  /** `null` if an attribute is invalid. */
  readonly options: EmbedOptions | null;
  /** One sentence for each invalid attribute, for the owner. */
  readonly problems: readonly string[];
  /** Heading above the problems. */
  readonly title: string;
}

const linked = { apply: "application", contact: "team" } as const satisfies Record<string, PageId>;

export function readOptions(source: AttributeSource): ReadOptions {
  const lang = readLanguage(source.get("lang"), source.inheritedLanguage);
  const words = lang === "fr" ? problemWordsFr : problemWordsEn;
  const problems: string[] = [];
  if (!lang) problems.push(words.language(source.get("lang") ?? ""));
  const calculator = readCalculator(source, words, problems);
  const agents = readAgents(source.get("agents") ?? "");
  if ("unreadable" in agents) problems.push(words.agents(agents.unreadable));
  const pages = readPages(source, words, problems);
  const rates = readAddress(source, "rates", words, problems);
  const place = {
    province: source.get("province"),
    municipality: source.get("municipality"),
  };
  problems.push(...readPlace(place).refused.map(words.place));
  if (problems.length > 0 || !lang || !calculator || "unreadable" in agents) {
    return { options: null, problems, title: words.title };
  }
  return {
    options: {
      calculator,
      lang,
      agents: agents.agents,
      pages,
      rates,
      place,
      brokerage: source.get("brokerage")?.trim() || null,
      licence: source.get("licence")?.trim() || null,
      isCompact: isSet(source.get("compact")),
      sharesFigures: isSet(source.get("share-figures")),
    },
    problems,
    title: words.title,
  };
}

/** Returns true for a flag that is there, unless a framework wrote `false` into it. */
function isSet(value: string | null): boolean {
  return value !== null && value.trim().toLowerCase() !== "false";
}

function readCalculator(
  source: AttributeSource,
  words: ProblemWords,
  problems: string[],
): CalculatorId | undefined {
  const asked = source.get("calculator") ?? "";
  const calculator = calculatorIds.find((id) => id === asked.trim());
  if (!calculator) problems.push(words.calculator(asked, calculatorIds.join(", ")));
  return calculator;
}

function readPages(source: AttributeSource, words: ProblemWords, problems: string[]) {
  const pages: Partial<Record<PageId, string>> = {};
  for (const [attribute, page] of Object.entries(linked)) {
    const url = readAddress(source, attribute, words, problems);
    if (url) pages[page] = url;
  }
  return pages;
}

function readAddress(
  source: AttributeSource,
  attribute: string,
  words: ProblemWords,
  problems: string[],
): string | null {
  const value = source.get(attribute)?.trim();
  const url = value ? webAddress(value, source.baseUrl) : null;
  if (value && !url) problems.push(words.address(attribute, value));
  return url;
}

/** Returns an absolute URL of http or https; `null` for anything else. */
function webAddress(value: string, base: string): string | null {
  try {
    const { protocol, href } = new URL(value, base);
    return /^https?:$/.test(protocol) ? href : null;
  } catch {
    return null;
  }
}

/** Returns the language of an element: its own, else the inherited one, else English. */
function readLanguage(own: string | null, inherited: string | null): LanguageCode | null {
  if (own !== null) return languageOf(own);
  return (inherited !== null && languageOf(inherited)) || "en";
}

function languageOf(tag: string): LanguageCode | null {
  const [language] = tag.trim().toLowerCase().split("-");
  return language === "en" || language === "fr" ? language : null;
}
