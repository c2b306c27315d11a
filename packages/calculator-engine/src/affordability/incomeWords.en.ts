import type { CountedPart } from "../insight/note.ts";
import type { FactWords } from "../words/FactWords.ts";
import type { LenderWords } from "../words/SharedVocabulary.ts";
import type { IncomeFacts } from "./affordabilityIncome.ts";

export interface IncomeWords extends LenderWords<"income"> {
  readonly facts: Readonly<Record<keyof IncomeFacts, FactWords>>;
}

const kinds = {
  salary: "Salary",
  variable: "Bonus, overtime and commission",
  "self-employed": "Self-employment",
  rental: "Rent",
} as const satisfies Record<CountedPart["kind"], string>;

const tests = (share: string) =>
  ({
    "in-full": "all of it",
    average: "the average of two years",
    "latest-is-lower": "the latest year, which is below the average of two",
    "one-year-only": "since one year alone does not count",
    share: `${share} of it`,
  }) satisfies Record<CountedPart["because"], string>;

export const incomeEnglish: IncomeWords = {
  bridge: {
    "income-counted": () => ({
      label: "Income that counts in part",
      because:
        "Income that varies is averaged over two years, or taken at the latest if that is lower, and of rent a share counts.",
    }),
  },
  notes: {
    "income-counted": ({ total, share, parts }, format) => {
      const test = tests(format.about(share));
      const counts = parts.map(
        (part) =>
          `${kinds[part.kind]}: ${format.about(part.counted)} of ${format.about(part.stated)}, ${test[part.because]}.`,
      );
      return `A lender could count ${format.about(total)} of income a year. ${counts.join(" ")} Lenders differ in this.`;
    },
    "rent-by-program": ({ insurer, lender }, format) =>
      `With the insurer's program, which counts all of the rent of a second unit, up to about ${format.atMost(insurer)}; at a lender that counts half of it, about ${format.atMost(lender)}.`,
    "co-borrower": ({ income }, format) =>
      `The estimate's price needs about ${format.roughly(income)} more income a year: a co-borrower's income counts too, less that person's debts.`,
  },
  facts: {
    variableIncome: {
      ask: "Bonus, overtime and commission, a year",
      hint: "Part of the income you entered, in the latest full year.",
      condition: (amount) => `${amount} of the income is bonus, overtime or commission`,
    },
    variableIncomeBefore: {
      ask: "Bonus, overtime and commission, the year before",
      hint: "Two years are averaged, unless the latest is lower. One year alone does not count.",
      unknown: "no second year",
      condition: (amount) => `bonus, overtime and commission were ${amount} the year before`,
    },
    selfEmployedIncome: {
      ask: "Self-employed income, a year",
      hint: "Part of the income you entered: after expenses, as assessed for tax in the latest year.",
      condition: (amount) => `${amount} of the income is from self-employment`,
    },
    selfEmployedIncomeBefore: {
      ask: "Self-employed income, the year before",
      hint: "Two years are averaged, unless the latest is lower. One year alone does not count.",
      unknown: "no second year",
      condition: (amount) => `the self-employed income was ${amount} the year before`,
    },
    rentalIncome: {
      ask: "Rent from other homes, a year",
      hint: "Part of the income you entered. Only a share of it counts. Enter those homes' mortgages and taxes among your debts.",
      condition: (amount) => `${amount} of the income is rent`,
    },
    homeRent: {
      ask: "Rent a month from the home you buy",
      hint: "On top of the income you entered. Half of it counts, or all of a second unit's when insured.",
      condition: (amount) => `the home brings ${amount} of rent a month`,
    },
  },
};
