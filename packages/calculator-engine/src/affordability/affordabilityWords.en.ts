import type { CountedPart } from "../insight/note.ts";
import type { Quantity } from "../quantity.ts";
import * as askedEnglish from "../words/asked.en.ts";
import { eachBuyerEnglish } from "../words/buyers.en.ts";
import { english } from "../words/english.ts";
import { asAsked } from "../words/FactWords.ts";
import { type Formatter, key, sentences } from "../words/Formatter.ts";
import {
  fewGoBeyond,
  newHomeEnglish,
  prohibitionEnglish,
  purchaseEnglish,
} from "../words/purchase.en.ts";
import type { QuestionWords } from "../words/QuestionWords.ts";
import type {
  AffordabilityOutcome,
  AffordablePrice,
  affordabilityFigures,
  affordabilityInsight,
} from "./affordabilityInsight.ts";

export type AffordabilityWords = QuestionWords<
  typeof affordabilityInsight,
  typeof affordabilityFigures,
  AffordabilityOutcome,
  "purchase" | "income"
>;

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

const closing = ({ besides, paidFirst, longest }: AffordablePrice, format: Formatter) =>
  sentences(
    longest && fewGoBeyond(longest, format),
    paidFirst.value >= 1 &&
      `About ${format.roughly(paidFirst)} of your down payment goes to taxes and closing costs first.`,
    besides.value >= 1 && `Have about ${format.roughly(besides)} more in cash for closing.`,
  );

const shopUpTo = {
  sentence: ({ price }: AffordablePrice, format: Formatter) =>
    `Shop up to about ${key(format.atMost(price))}`,
  or: ({ price }: AffordablePrice, format: Formatter) => `up to about ${format.atMost(price)}`,
};

/** Other ways to lend to the self-employed, and to those whose income varies. */
const statedIncome =
  "With 20% down or more, some lenders take stated income or bank statements at a higher rate: ask us.";

/** A down payment of the whole price leaves no mortgage. */
const paidAs = ({ home, down }: Readonly<Record<"home" | "down", Quantity>>) =>
  down.value >= home.value ? "in cash" : "down";

export const affordabilityEnglish: AffordabilityWords = {
  name: "How much can I afford?",
  bridge: {
    ...purchaseEnglish.bridge,
    "income-counted": () => ({
      label: "Income that counts in part",
      because:
        "Income that varies is averaged over two years, or the latest year counts if it is lower; of rent, only a share counts.",
    }),
  },
  notes: {
    ...purchaseEnglish.notes,
    "income-counted": ({ total, share, parts }, format) => {
      const test = tests(format.about(share));
      const counts = parts.map(
        (part) =>
          `${kinds[part.kind]}: ${format.about(part.counted)} of ${format.about(part.stated)}, ${test[part.because]}.`,
      );
      return `A lender could count ${format.about(total)} of income a year. ${counts.join(" ")} ${parts.some(({ kind }) => kind === "self-employed") ? statedIncome : "Not all lenders count alike."}`;
    },
    "rent-by-program": ({ insurer, lender }, format) =>
      `With the insurer's program, which counts all of the rent of a second unit, up to about ${format.atMost(insurer)}; at a lender that counts half of it, about ${format.atMost(lender)}.`,
    "co-borrower": ({ income }, format) =>
      `The estimate's price needs about ${format.roughly(income)} more income a year: a co-borrower's income counts too, less that person's debts.`,
  },
  limits: purchaseEnglish.limits,
  figures: {
    annualIncome: "annual income",
    monthlyDebts: "monthly debts",
    debtToIncome: "share of income for debts",
    monthlyIncome: "monthly income",
    affordablePayment: "affordable payment",
    affordableMortgage: "affordable mortgage",
    maxPrice: "maximum price",
    lenderMaxPrice: "maximum price at a lender",
    incomeNeeded: "yearly income that a lender needs for the estimate's price",
    gds: "housing costs as a share of income (GDS)",
    tds: "all debts as a share of income (TDS)",
    taxesAtClosing: "taxes at closing, in cash",
  },
  inputs: {
    annualIncome: "an annual income",
    monthlyDebts: "monthly debts",
  },
  labels: {
    estimate: "Maximum home price, by the 32% rule",
    lender: "Price that a bank would lend for",
  },
  verdicts: {
    fits: { ...shopUpTo, hinge: closing },
    "shop-up-to": { ...shopUpTo, hinge: closing },
    "stop-below": {
      ...shopUpTo,
      hinge(verdict, format) {
        const { shorter, secondYear } = verdict;
        return sentences(
          shorter
            ? `Over ${format.about(shorter.years)} the mortgage could be insured, for up to about ${format.roughly(shorter.price)}.`
            : secondYear &&
                `One year of this income does not count. With a second one, up to about ${format.atMost(secondYear)}.`,
          closing(verdict, format),
        );
      },
    },
    "home-fits": {
      sentence: ({ home, inCash }, format) =>
        `Yes: ${inCash ? "your savings pay for" : "a bank would lend for"} a home at ${key(format.about(home))}`,
      or: ({ home, inCash }, format) =>
        `yes, at ${format.about(home)}${inCash ? ", paid in cash" : ""}`,
      hinge: (verdict, format) =>
        sentences(
          closing(verdict, format),
          `You could go up to about ${format.atMost(verdict.price)}.`,
        ),
    },
    "home-takes": {
      sentence: ({ home, income, needed, down }, format) =>
        needed
          ? `Not with ${format.about(income)}: it takes about ${key(format.roughly(needed))} or ${format.roughly(down)} ${paidAs({ home, down })}`
          : `Not yet: a home at ${format.about(home)} takes at least ${key(format.atLeast(down))} ${paidAs({ home, down })}`,
      or: ({ home, needed, down }, format) =>
        `not yet: it takes ${needed ? `about ${format.roughly(needed)} a year, or ` : ""}${format.roughly(down)} ${paidAs({ home, down })}`,
      hinge: ({ price }, format) =>
        price.value > 0 ? `As things are, shop up to about ${format.atMost(price)}.` : "",
    },
    "not-until": {
      ...prohibitionEnglish,
      because: ({ price, taxes, ...law }, format) =>
        `${prohibitionEnglish.because(law, format)}${price.value > 0 ? ` If one applies, a lender could go up to about ${format.atMost(price)}, with taxes at closing of about ${format.roughly(taxes)} in cash.` : ""}`,
    },
    "second-year": {
      sentence: ({ price }, format) =>
        `Wait for a second year of this income: then up to about ${key(format.atMost(price))}`,
      or: ({ price }, format) =>
        `not before a second year of this income, then up to about ${format.atMost(price)}`,
      because: () =>
        `Lenders average two years of self-employment, bonuses and commission, and do not count one year alone. ${statedIncome}`,
    },
    "debts-leave-no-room": {
      sentence: ({ fallBy }, format) =>
        `Pay off debts that cost at least ${key(format.about(fallBy))} a month before you borrow`,
      or: ({ fallBy }, format) =>
        `not before your debt payments fall by ${format.about(fallBy)} a month`,
      because: ({ price, share }, format) =>
        `Your debts leave no room for a mortgage. ${
          share
            ? `You also need at least ${format.about(share)} of the price as a down payment.`
            : `Until then your savings could buy for about ${format.atMost(price)} at most.`
        }`,
    },
    "cash-only": {
      sentence: ({ price }, format) => `Shop up to about ${key(format.atMost(price))} paid in cash`,
      or: ({ price }, format) => `up to about ${format.atMost(price)} in cash`,
      hinge: ({ isByLaw }) => (isByLaw ? "" : "Your income does not support a mortgage."),
      because: ({ costs, isByLaw }, format) =>
        isByLaw
          ? undefined
          : `That is what your savings leave after about ${format.roughly(costs)} of closing costs.`,
    },
    "nothing-down": {
      sentence: ({ share }, format) =>
        `Save at least ${key(format.about(share))} of the price first, as your down payment`,
      or: () => "no purchase without a down payment",
    },
  },
  outcomes: {
    "income-gds": "your housing costs are the limit",
    "income-tds": "your debts are the limit",
    "down-payment": "your down payment is the limit",
    amortization: "the mortgage is too long to be insured, and your down payment is the limit",
    "insurance-cap": "the cap on insured homes is the limit",
    "price-limit": "the price that the law allows you is the limit",
    "nothing-down": "nothing can be lent",
    "second-year": "one year of income alone does not count",
    "debts-leave-no-room": "your debts leave no room for a mortgage",
    "cash-only": "your income does not support a mortgage",
    "not-until": "the law forbids the purchase",
    "home-fits": "the home that you have in mind fits",
    "home-takes": "the home that you have in mind takes more",
  },
  facts: {
    ...eachBuyerEnglish,
    ...newHomeEnglish,
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
    homeInMind: {
      ...asAsked(askedEnglish.homeInMind),
      unknown: "none",
      condition: (amount) => `the home costs ${amount}`,
    },
    coSignerHome: {
      ...asAsked(askedEnglish.coSignerHome),
      condition: (amount) => `a co-signer's own home costs ${amount} a month`,
    },
    closingSavings: {
      ask: "Savings for closing, besides the down payment",
      hint: "Land transfer tax, lawyer, inspection. What they do not cover comes out of the down payment.",
      condition: (amount) => `you have ${amount} for closing besides the down payment`,
    },
  },
};

/**
 * Words of the affordability question and its insight, in Canadian English.
 *
 * @example
 * const answer = affordabilityInsight.answer({
 *   annualIncome: 120_000, monthlyDebts: 500, downPayment: 80_000, interestRate: 5.5, loanTerm: 25,
 * });
 * words.verdict(answer).sentence; // "Shop up to about $516,600.…"
 */
export const words = /* @__PURE__ */ english({
  affordability: affordabilityEnglish,
});
