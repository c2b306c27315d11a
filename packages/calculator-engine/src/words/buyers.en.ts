import {
  type BuyerNumber,
  type BuyerSuffix,
  buyerNumbers,
  type EachBuyerFacts,
  type OwnedFacts,
} from "../insight/eachBuyer.ts";
import type { FactWords } from "./FactWords.ts";

const forEach = (wordsOf: (number: BuyerNumber, of: string) => Record<string, FactWords>) =>
  Object.assign({}, ...buyerNumbers.map((number) => wordsOf(number, `Buyer ${number}`)));

/** Merges words about all buyers together with words about each. */
const forAllAndEach = (
  wordsOf: (suffix: BuyerSuffix, who: string, of?: string) => Record<string, FactWords>,
) => ({
  ...wordsOf("", "a buyer"),
  ...forEach((number, of) => wordsOf(number, `buyer ${number}`, of)),
});

const inCanadaEnglish = /* @__PURE__ */ forAllAndEach((suffix, who, of) => ({
  [`ownedInCanada${suffix}`]: {
    ...(of && { of }),
    ask: "Was one of those homes in Canada?",
    hint: "Insurers and the prohibition on buyers from abroad count only homes in Canada.",
    condition: {
      true: `${who} has owned a home in Canada`,
      false: `${who} has owned homes only outside Canada`,
    },
  },
}));

/** Words for the number of buyers and the past ownership of each, in English. */
export const ownedEnglish: Readonly<Record<keyof OwnedFacts, FactWords>> = {
  ...inCanadaEnglish,
  .../* @__PURE__ */ forEach((number, of) => ({
    buyerCount: {
      ask: "Buyers to answer for",
      hint: "Each law asks them of every buyer, and gives couples relief by shares.",
      options: {
        together: "All in one answer",
        1: "1 buyer",
        2: "2 buyers",
        3: "3 buyers",
        4: "4 buyers",
      },
      condition: (count) => `the answers are for this: ${count}`,
    },
    [`owned${number}`]: {
      of,
      ask: "Ever owned a home, or a share of one?",
      options: {
        never: "Never, anywhere",
        earlier: "Lived in none this year or the 4 before",
        separated: "With a partner, left 90 days ago or more",
        recently: "Yes",
      },
      condition: {
        never: `buyer ${number} has never owned a home`,
        earlier: `buyer ${number} has lived in no home of their own for four years`,
        separated: `buyer ${number} has left the partner with whom a home was owned`,
        recently: `buyer ${number} has owned a home`,
      },
    },
    [`monthsApart${number}`]: {
      of,
      ask: "Months since that separation began",
      hint: "Insurers count one that began this year or in the four before, at least 90 days ago.",
      condition: (months) => `buyer ${number} has been apart for ${months}`,
    },
  })),
};

const byLawEnglish = /* @__PURE__ */ forAllAndEach((suffix, who, of) => {
  const about = of ? { of } : {};
  return {
    [`ownedResidence${suffix}`]: {
      ...about,
      ask: "Was one of those homes a principal residence?",
      hint: "Anywhere in the world. The province counts only homes that their owner lived in.",
      condition: {
        true: `${who} has owned a principal residence`,
        false: `${who} has owned no principal residence`,
      },
    },
    [`hadRelief${suffix}`]: {
      ...about,
      ask: "Ever had the province's relief for first-time buyers?",
      condition: {
        true: `${who} has had the province's relief before`,
        false: `${who} has not had the province's relief before`,
      },
    },
    [`status${suffix}`]: {
      ...about,
      ask: of ? "Status in Canada" : "Status in Canada of the one who is neither",
      hint: "Some statuses are excepted from the federal prohibition.",
      options: {
        none: "None of these",
        spouse: "Spouse or partner of a buyer allowed to buy",
        worker: "Work permit",
        student: "Student",
        "protected-person": "Refugee or protected person",
        "refugee-claimant": "Refugee claimant",
        diplomat: "Diplomat or their family",
        "safe-haven": "Temporary resident fleeing a crisis",
      },
      condition: {
        none: `${who} has no status that is excepted`,
        spouse: `${who} buys with a spouse or partner who is allowed to buy`,
        worker: `${who} has a work permit`,
        student: `${who} is a student`,
        "protected-person": `${who} is a refugee or protected person`,
        "refugee-claimant": `${who} claims refugee protection`,
        diplomat: `${who} is a diplomat or of their family`,
        "safe-haven": `${who} is a temporary resident fleeing a crisis`,
      },
    },
    [`permitMonths${suffix}`]: {
      ...about,
      ask: "Months left on the work permit at the purchase",
      hint: "Six or more except a buyer of a first home in Canada.",
      condition: (months) => `${who}'s work permit has ${months} left`,
    },
    [`studentMeets${suffix}`]: {
      ...about,
      ask: "Taxes filed and 244 days in Canada in each of the 5 years before?",
      condition: {
        true: `${who} filed taxes and stayed in Canada for five years`,
        false: `${who} has not filed taxes and stayed in Canada for five years`,
      },
    },
  };
});

/** Words for the facts about each buyer, in English. */
export const eachBuyerEnglish: Readonly<Record<keyof EachBuyerFacts, FactWords>> = {
  ...ownedEnglish,
  ...byLawEnglish,
  .../* @__PURE__ */ forEach((number, of) => ({
    [`spouseOwned${number}`]: {
      of,
      ask: "Has a spouse owned a home while being the spouse?",
      hint: "No where there is no spouse.",
      condition: {
        true: `buyer ${number}'s spouse has owned a home`,
        false: `no spouse of buyer ${number} has owned a home`,
      },
    },
    [`citizen${number}`]: {
      of,
      ask: "Citizen or permanent resident?",
      options: { yes: "Yes", no: "No" },
      condition: {
        yes: `buyer ${number} is a citizen or permanent resident`,
        no: `buyer ${number} is neither a citizen nor a permanent resident`,
      },
    },
    [`ofAge${number}`]: {
      of,
      ask: "18 or older?",
      condition: {
        true: `buyer ${number} is 18 or older`,
        false: `buyer ${number} is younger than 18`,
      },
    },
    [`months${number}`]: {
      of,
      ask: "Months lived in the province up to now",
      condition: (months) => `buyer ${number} has lived in the province for ${months}`,
    },
    [`share${number}`]: {
      of,
      ask: "Share of the home",
      unknown: "an equal part",
      condition: (share) => `buyer ${number} takes ${share} of the home`,
    },
  })),
};
