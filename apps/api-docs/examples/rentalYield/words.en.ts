import { english } from "@mortgage-kit/calculator-engine/define/en";
import { key, type QuestionWords } from "@mortgage-kit/calculator-engine/words";
import type { figures, rentalYieldInsight } from "./rentalYield.ts";

export type RentalYieldWords = QuestionWords<typeof rentalYieldInsight, typeof figures>;

// The words of the verdict. A verdict, a figure or a fact without words is a type error.
export const rentalYieldEnglish: RentalYieldWords = {
  name: "Rental yield",
  figures: {
    price: "price of the building",
    monthlyRent: "rent a month",
    vacancy: "empty share of the year",
    yearlyCosts: "costs a year",
    collected: "rent collected a year",
    repairs: "repairs a year",
    yearlyIncome: "left of the rent a year",
    yieldPercent: "yield a year",
    managerFee: "fee of the manager",
    incomeLeft: "left a year once everyone is paid",
  },
  inputs: { monthlyRent: "a rent" },
  labels: { estimate: "Left of the rent", lender: "Left once everyone is paid" },
  verdicts: {
    pays: {
      sentence: ({ left }, format) => `Count on about ${key(format.roughly(left))} a year`,
      or: ({ left }, format) => `about ${format.roughly(left)} a year`,
    },
    costs: {
      sentence: ({ toAdd }, format) => `Expect to add about ${key(format.roughly(toAdd))} a year`,
      or: ({ toAdd }, format) => `about ${format.roughly(toAdd)} a year to add`,
    },
  },
  outcomes: { pays: "the building pays", costs: "the building costs money" },
  facts: {
    manager: {
      ask: "Who looks after the building?",
      options: { company: "A company", owner: "You" },
      condition: { company: "a company looks after it", owner: "you look after it" },
    },
  },
};

export const words = english({ "rental-yield": rentalYieldEnglish });
