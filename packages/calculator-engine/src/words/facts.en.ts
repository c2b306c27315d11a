import * as askedEnglish from "./asked.en.ts";
import { asAsked, type CityWords, type FactWords } from "./FactWords.ts";
import { citiesEnglish, provincesEnglish, territoriesEnglish } from "./places.en.ts";

export const factsEnglish = {
  ownedHome: {
    ask: "Has anyone buying ever owned a home?",
    hint: "Anywhere, even a share. “Not for 4 years” means that nobody lived in one.",
    options: { never: "No", earlier: "Not for 4 years", recently: "Yes" },
    condition: {
      never: "nobody buying has ever owned a home",
      earlier: "nobody buying has lived in a home of their own for four years",
      recently: "somebody buying has owned a home",
    },
  },
  residency: {
    ask: "Is everyone buying a citizen or permanent resident?",
    options: { all: "Yes, everyone", "not-all": "No" },
    condition: {
      all: "everyone buying is a citizen or permanent resident",
      "not-all": "not everyone buying is a citizen or permanent resident",
    },
  },
  occupancy: {
    ask: "How will you use the home?",
    options: {
      owner: "Live in it",
      "owner-and-rental": "Live in it and rent a part out",
      "second-home": "As a second home",
      rental: "Rent it out",
    },
    condition: {
      owner: "you live in it",
      "owner-and-rental": "you live in it and rent a part out",
      "second-home": "it is a second home",
      rental: "you rent it out",
    },
  },
  units: {
    ask: "Homes in the building that you buy",
    hint: "With three or four, a tenth of the price has to be put down.",
    options: { 1: "1", 2: "2", 3: "3", 4: "4" },
    condition: (count) => `the building has ${count} ${count === "1" ? "home" : "homes"}`,
  },
  newlyBuilt: {
    ask: "Is it newly built?",
    condition: { true: "the home is newly built", false: "the home is not newly built" },
  },
  monthsToClosing: {
    ask: "Months until the closing",
    hint: "We assume 60 days. Taxes at closing follow the law of that day.",
    condition: (months, value) => (value === 0 ? "you close now" : `you close in ${months}`),
  },
  monthsSinceAgreement: {
    ask: "Months since the agreement was signed",
    hint: "0 if you sign now. Rebates on a new home follow the law of that day.",
    condition: (months, value) =>
      value === 0 ? "the agreement is signed now" : `the agreement was signed ${months} ago`,
  },
  province: {
    ask: "Province",
    options: { ...provincesEnglish, ...territoriesEnglish },
    condition: (place) => `the home is in ${place}`,
    notCounted: "The territory's fees for registering are not counted: ask its land titles office.",
  },
  city: {
    ask: "City",
    options: {
      elsewhere: "Elsewhere in the province",
      ...citiesEnglish,
      Vancouver: "Vancouver",
      Calgary: "Calgary",
    },
    condition: (city, value) =>
      value === "elsewhere" ? "the home is in another city" : `the home is in ${city}`,
  },
  municipalRate: {
    ask: "The municipality's own tax rate",
    hint: "Ask the municipality. In Quebec, what it charges above $500,000.",
    condition: (rate) => `the municipality charges ${rate}`,
    notCounted: "The municipality's own transfer tax is not counted: ask for its rate.",
  },
  inTaxedArea: {
    ask: "Is it in Greater Vancouver, or in the Capital, Central Okanagan, Fraser Valley or Nanaimo district?",
    hint: "British Columbia taxes buyers from elsewhere there.",
    condition: {
      true: "the home is in Greater Vancouver or one of the four other districts",
      false: "the home is in another part of British Columbia",
    },
  },
  inCensusArea: {
    ask: "Is it in a census metropolitan area or census agglomeration?",
    hint: "Cities and the towns around them, on Statistics Canada's map of 2021. Buyers from abroad are barred only there.",
    condition: {
      true: "the home is in a census area",
      false: "the home is outside every census area",
    },
  },
  livesInProvince: {
    ask: "Will everyone buying live in Nova Scotia within six months?",
    hint: "Nova Scotia taxes buyers who live elsewhere.",
    condition: {
      true: "everyone buying lives in Nova Scotia within six months",
      false: "a buyer will still live outside Nova Scotia after six months",
    },
  },
  compounding: {
    ask: "Kind of rate",
    options: {
      "semi-annual": "Fixed, compounded twice a year",
      monthly: "Variable, compounded monthly",
      quarterly: "Compounded every three months",
      annual: "Compounded once a year",
    },
    condition: {
      "semi-annual": "interest is compounded twice a year",
      monthly: "interest is compounded monthly, as for most variable rates",
      quarterly: "interest is compounded every three months",
      annual: "interest is compounded once a year",
    },
  },
  propertyTaxRate: {
    ask: "Property tax a year, in percent of the price",
    hint: "On the listing or the tax bill. We assume what is usual in the province, or in a large city that you name.",
    condition: (rate) => `property tax is ${rate}`,
  },
  heating: { ask: "Heating a month", condition: (amount) => `heating costs ${amount} a month` },
  condoFees: {
    ask: "Condo fees a month",
    hint: "0 for a house. A lender counts half of them.",
    condition: (amount) => `condo fees are ${amount} a month`,
  },
  homeValue: {
    ask: "Value of the home",
    hint: "With it, you see how much you could borrow.",
    condition: (amount) => `the home is worth ${amount}`,
  },
  monthsRemaining: {
    ...asAsked(askedEnglish.monthsRemaining),
    condition: (months, value) =>
      value === 0 ? "the present term is over" : `the present term has ${months} left`,
  },
  insured: {
    ask: "Is the present mortgage insured?",
    hint: "It is where less than 20% was put down and a premium was paid.",
    condition: {
      true: "the present mortgage is insured",
      false: "the present mortgage is not insured",
    },
  },
} satisfies Readonly<Record<string, FactWords>> & { readonly city: CityWords };

/** Facts that several questions ask for. */
export type SharedFact = keyof typeof factsEnglish;

export type SharedFactWords = Readonly<Record<Exclude<SharedFact, "city">, FactWords>> & {
  readonly city: CityWords;
};
