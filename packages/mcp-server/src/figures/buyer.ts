import {
  type BuyerFacts,
  type ExceptedStatus,
  exceptedStatuses,
  type FirstTimeDecision,
  type ProhibitionException,
} from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { flag, oneOf, optionalFlag, shareOf } from "../inputs.ts";
import { type Bilingual, type Language, wordsIn } from "../language.ts";

const aYear = "a year such as 2019, or 0 for never";
const year = z.int(aYear).min(0, aYear).max(9999, aYear);
const someYears = "a number of years from 0 to 150";
const someMonths = "a number of months from 0";
const months = z.number(someMonths).min(0, someMonths);
const aCount = "a number from 0";
const count = z.number(aCount).min(0, aCount);
const age = z.number(someYears).min(0, someYears).max(150, someYears);

const facts = {
  everOwnedHome: flag("A home or a share of one, anywhere"),
  ownedHomeInCanada: optionalFlag("So unless given"),
  ownedPrincipalResidence: optionalFlag("So unless given"),
  hadFirstTimeRelief: optionalFlag("From this province"),
  lastYearInOwnHome: year
    .describe("In a home of their own or of their partner, 0 for never; needed if one was owned")
    .exactOptional(),
  recentlySeparated: optionalFlag("For 90 days from the partner with whom a home was owned"),
  separatedSince: year.exactOptional(),
  citizenOrPermanentResident: flag("Of Canada"),
  age: age.exactOptional(),
  spouseOwnedHome: optionalFlag("While being their spouse"),
  monthsInProvince: months.exactOptional(),
  filedTaxReturnsInProvince: optionalFlag("Two of the last six"),
  staysSixMonths: optionalFlag("Lives in the home for six months after closing"),
  livesInProvince: optionalFlag("Or moves in within six months; so unless given"),
  exceptedFromForeignTax: optionalFlag("A refugee, a citizen's spouse"),
  exceptedFromProhibition: optionalFlag("Instead of statusInCanada"),
  statusInCanada: oneOf(exceptedStatuses)
    .describe("If neither a citizen nor a permanent resident")
    .exactOptional(),
  permitDaysLeft: count.describe("Of a worker").exactOptional(),
  yearsWorkedInCanada: count.describe("Full time in the last four").exactOptional(),
  taxReturnsInCanada: count
    .describe("A worker's last four years, a student's last five")
    .exactOptional(),
  daysInCanadaEachYear: count.describe("A student's least in the last five years").exactOptional(),
  homesPurchased: count.exactOptional(),
  share: shareOf("Percent of the home; equal parts unless given").exactOptional(),
} satisfies Record<keyof BuyerFacts, z.ZodType>;

/**
 * Schema of the buyers. Each law applies its own first-time-buyer test to `buyers`. Without them,
 * `firstTimeBuyer` answers for all laws.
 */
export const whoBuys = {
  buyers: z
    .array(z.strictObject(facts, "the facts about a buyer"), "a list of buyers")
    .min(1, "a list of one buyer or more")
    .max(10, "a list of at most 10 buyers")
    .describe("Facts about each buyer, for each law's own first-time-buyer test")
    .exactOptional(),
  firstTimeBuyer: optionalFlag("Instead of buyers: they meet every law's first-time-buyer test"),
};

type Reasons = Readonly<Record<FirstTimeDecision["because"], string>>;

const english: Reasons = {
  told: "as stated",
  "never-owned": "never owned a home",
  "no-counted-home": "owned no home that this law counts",
  "years-without": "enough years without a home of their own",
  separated: "separated from a partner",
  "owned-before": "owned a home before",
  "had-relief-before": "had the relief before",
  "spouse-owned": "the spouse owned a home",
  "lived-in-own-home": "lived in a home of their own too recently",
  "not-citizen-or-permanent-resident": "neither a citizen nor a permanent resident",
  "too-young": "too young",
  "not-long-in-province": "not long enough in the province",
};
const french: Reasons = {
  told: "selon vos indications",
  "never-owned": "n’a jamais été propriétaire",
  "no-counted-home": "n’a eu aucune propriété que cette loi compte",
  "years-without": "assez d’années sans propriété lui appartenant",
  separated: "séparation",
  "owned-before": "a été propriétaire",
  "had-relief-before": "a déjà reçu cet allègement",
  "spouse-owned": "le conjoint a été propriétaire",
  "lived-in-own-home": "a habité trop récemment une propriété lui appartenant",
  "not-citizen-or-permanent-resident": "ni citoyen ni résident permanent",
  "too-young": "trop jeune",
  "not-long-in-province": "pas assez longtemps dans la province",
};

const statuses: Bilingual<Readonly<Record<ExceptedStatus, string>>> = {
  en: {
    worker: "a worker with a permit",
    student: "a student",
    "protected-person": "a refugee or protected person",
    "refugee-claimant": "a refugee claimant",
    diplomat: "a diplomat",
    "safe-haven": "a temporary resident fleeing a conflict",
    spouse: "the spouse or partner of a buyer who may buy",
  },
  fr: {
    worker: "travailleur titulaire d’un permis",
    student: "étudiant",
    "protected-person": "réfugié ou personne protégée",
    "refugee-claimant": "demandeur d’asile",
    diplomat: "diplomate",
    "safe-haven": "résident temporaire fuyant un conflit",
    spouse: "conjoint d’un acheteur qui a le droit d’acheter",
  },
};

/** Conditions of an exception, in the units of the law. */
const conditions = {
  en: {
    permitDaysLeft: (days: string) => `${days} days or more left on it`,
    priceUpTo: (price: string) => `up to ${price}`,
    taxReturns: (years: string) => `${years} years of tax returns`,
  },
  fr: {
    permitDaysLeft: (days: string) => `encore valide ${days} jours ou plus`,
    priceUpTo: (price: string) => `jusqu’à ${price}`,
    taxReturns: (years: string) => `${years} ans de déclarations de revenus`,
  },
};

/** Returns the exceptions to the federal prohibition with their main conditions, as a list. */
export const describeExceptions = (
  exceptions: readonly ProhibitionException[],
  language: Language,
): string =>
  exceptions
    .map(({ status, permitDaysLeft, priceUpTo, taxReturns }) => {
      const say = conditions[language];
      const stated = [
        permitDaysLeft && say.permitDaysLeft(String(permitDaysLeft)),
        taxReturns && say.taxReturns(String(taxReturns)),
        priceUpTo && say.priceUpTo(wordsIn[language].format.dollars(priceUpTo)),
      ].filter(Boolean);
      return `${statuses[language][status]}${stated.length > 0 ? ` (${stated.join(", ")})` : ""}`;
    })
    .join("; ");

const sentences = {
  en: (name: string, buyer: number | null, met: boolean, because: FirstTimeDecision["because"]) => {
    const who = buyer === null ? "the buyers" : `buyer ${buyer + 1}`;
    const [meet, not] = buyer === null ? ["meet", "do not meet"] : ["meets", "does not meet"];
    return `${name}: ${who} ${met ? meet : not} it (${english[because]}).`;
  },
  fr: (name: string, buyer: number | null, met: boolean, because: FirstTimeDecision["because"]) =>
    `${name}\u00a0: condition ${met ? "remplie" : "non remplie"} par ${buyer === null ? "les acheteurs" : `l’acheteur ${buyer + 1}`} (${french[because]}).`,
};

/** Returns a sentence with the outcome of each first-time-buyer test. */
export const describeTests = (
  decisions: readonly FirstTimeDecision[],
  language: Language,
): readonly string[] =>
  decisions.map(({ rule, met, because, buyer }) =>
    sentences[language](wordsIn[language].rule(rule), buyer, met, because),
  );

const unaskedBuyers = {
  en: "Has anyone buying ever owned a home, and is everyone a citizen or permanent resident? Counted as no first-time buyers, and as citizens.",
  fr: "Un des acheteurs a-t-il déjà été propriétaire, et tous sont-ils citoyens ou résidents permanents? Sans réponse, ils comptent comme citoyens ayant déjà été propriétaires.",
};

/** Returns the question about the buyers, if nothing was said about them. */
export const askWhoBuys = (
  { buyers, firstTimeBuyer }: { readonly buyers?: unknown; readonly firstTimeBuyer?: unknown },
  language: Language,
) =>
  buyers === undefined && firstTimeBuyer === undefined
    ? [{ id: "buyers", ask: unaskedBuyers[language] }]
    : [];
