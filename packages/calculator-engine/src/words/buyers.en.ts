import { type BuyerNumber, buyerNumbers, type EachBuyerFacts } from "../insight/eachBuyer.ts";
import type { FactWords } from "./sharedFacts.ts";

const forEach = (wordsOf: (number: BuyerNumber, of: string) => Record<string, FactWords>) =>
  Object.assign({}, ...buyerNumbers.map((number) => wordsOf(number, `Buyer ${number}`)));

/** Words for the number of buyers and the past ownership of each, in English. */
export const ownedEnglish: Readonly<Record<"buyerCount" | `owned${BuyerNumber}`, FactWords>> =
  /* @__PURE__ */ forEach((number, of) => ({
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
  }));

/** Words for the facts about each buyer, in English. */
export const eachBuyerEnglish: Readonly<Record<keyof EachBuyerFacts, FactWords>> =
  /* @__PURE__ */ forEach((number, of) => ({
    ...ownedEnglish,
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
      options: { yes: "Yes", spouse: "No, but a buyer's spouse", no: "No" },
      condition: {
        yes: `buyer ${number} is a citizen or permanent resident`,
        spouse: `buyer ${number} is the spouse of a citizen or permanent resident who buys as well`,
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
  }));
