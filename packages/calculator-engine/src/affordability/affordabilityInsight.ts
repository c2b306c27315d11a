import type { PurchaseLimit } from "../canada/maximumPurchase.ts";
import { prohibitionLookedOn } from "../canada/rules/purchaseProhibition.ts";
import { debtToIncome } from "../debtToIncome.ts";
import {
  balanceLine,
  type ExplanationStep,
  explainSteps,
  figuresOf,
} from "../explain/explainSteps.ts";
import { defineInsight } from "../insight/defineInsight.ts";
import { longestBelow } from "../insight/lenderPolicies.ts";
import type { Forbidden } from "../insight/purchaseCosts.ts";
import { dollars, type Quantity, type Unit, type WithQuantities, years } from "../quantity.ts";
import { type AffordabilityCount, countAffordability } from "./affordabilityCount.ts";
import {
  type AffordabilityInputs,
  affordability,
  affordabilityFields,
  workOutAffordability,
} from "./affordabilityEstimate.ts";
import {
  type AffordabilityCase,
  type AffordabilityFacts,
  affordabilityFacts,
} from "./affordabilityFacts.ts";

export type { AffordabilityCount, AffordabilityFacts };

/** Highest price, and the cash that it takes in addition to the down payment. */
export interface AffordablePrice {
  readonly price: Quantity;
  readonly besides: Quantity;
  /** Costs of closing that are paid out of the down payment; 0 if none are. */
  readonly paidFirst: Quantity;
  /** Longest usual amortization, if the one asked for is longer; else `null`. */
  readonly longest: Quantity | null;
}

export type AffordabilityVerdict =
  /** The lender's price is within 1 % of the estimate, or above it. */
  | ({ readonly id: "fits" | "shop-up-to" } & AffordablePrice)
  /**
   * The lender's price is below the estimate. `shorter` is an insurable mortgage that allows a higher
   * one, `secondYear` the price that a second year of varying income would allow.
   */
  | ({
      readonly id: "stop-below";
      readonly estimate: Quantity;
      readonly shorter: { readonly years: Quantity; readonly price: Quantity } | null;
      readonly secondYear: Quantity | null;
    } & AffordablePrice)
  /** Only one year of varying income leaves no mortgage; a second one like it would allow `price`. */
  | WithQuantities<"second-year", "price">
  /**
   * The debt payments leave no room for a mortgage until they fall by `fallBy` a month. `share` is the
   * minimum down payment in percent of the price, `null` unless there is no down payment.
   */
  | WithQuantities<"debts-leave-no-room", "fallBy" | "price", "share">
  /**
   * The income supports no mortgage, so the price is the savings minus the closing costs; or the savings
   * pay for all that the law allows.
   */
  | {
      readonly id: "cash-only";
      readonly price: Quantity;
      readonly costs: Quantity;
      readonly isByLaw: boolean;
    }
  /** There is no down payment; `share` is the minimum, in percent of the price. */
  | WithQuantities<"nothing-down", "share">
  /** The home in mind is within the price. */
  | ({
      readonly id: "home-fits";
      readonly home: Quantity;
      readonly inCash: boolean;
    } & AffordablePrice)
  /** The home in mind takes so much income a year, or so much down at the present `income`. */
  | WithQuantities<"home-takes", "home" | "income" | "down" | "price", "needed">
  /** The law prohibits the purchase for these buyers up to `lastDay`, inclusive. */
  | ({ readonly id: "not-until"; readonly price: Quantity; readonly taxes: Quantity } & Forbidden);

/** Limit on the price, or the reason that there can be no mortgage. */
export type AffordabilityOutcome =
  | PurchaseLimit
  | "amortization"
  | "nothing-down"
  | "second-year"
  | "debts-leave-no-room"
  | "cash-only"
  | "home-fits"
  | "home-takes"
  | "not-until";

function verdictOf(
  { inputs, estimate, on }: AffordabilityCase,
  lender: AffordabilityCount,
): AffordabilityVerdict {
  const { price, mortgage, closingCosts, debtsOver, isClose, limit, shorter } = lender;
  const { secondYearPrice: secondYear } = lender;
  if (lender.prohibitedUntil) {
    return {
      id: "not-until",
      lastDay: lender.prohibitedUntil,
      lookedOn: prohibitionLookedOn,
      upTo: null,
      price: dollars(price),
      taxes: dollars(lender.taxesAtClosing),
    };
  }
  if (lender.home?.takes) {
    const { counted, income, down } = lender.home.takes;
    return {
      id: "home-takes",
      home: dollars(lender.home.price),
      income: dollars(counted),
      needed: income === null ? null : dollars(income),
      down: dollars(down),
      price: dollars(price),
    };
  }
  const upTo: AffordablePrice = {
    price: dollars(price),
    besides: dollars(lender.closingBesides),
    paidFirst: dollars(lender.paidFirst),
    longest: longestBelow(inputs.loanTerm, on),
  };
  if (lender.home) {
    const { price: asked, putDown, besides, paidFirst } = lender.home;
    const ofHome = { besides: dollars(besides), paidFirst: dollars(paidFirst) };
    return { id: "home-fits", home: dollars(asked), inCash: putDown >= asked, ...upTo, ...ofHome };
  }
  const share = limit.id === "nothing-down" ? limit.share : null;
  const later = secondYear !== null && secondYear > price ? dollars(secondYear) : null;
  if (later && (debtsOver > 0 || mortgage < 1)) {
    return { id: "second-year", price: later };
  }
  if (debtsOver > 0) {
    return { id: "debts-leave-no-room", fallBy: dollars(debtsOver), price: dollars(price), share };
  }
  if (share) return { id: "nothing-down", share };
  if (mortgage < 1) {
    const isByLaw = limit.id === "price-limit";
    return { id: "cash-only", price: dollars(price), costs: dollars(closingCosts), isByLaw };
  }
  if (isClose) return { id: "fits", ...upTo };
  if (price > estimate.maxPrice) return { id: "shop-up-to", ...upTo };
  return {
    id: "stop-below",
    ...upTo,
    estimate: dollars(estimate.maxPrice),
    secondYear: later,
    shorter: shorter && { years: years(shorter.years), price: dollars(shorter.price) },
  };
}

/** Verdicts whose sentence is not that of a price. */
const ownSentence: readonly string[] = ["second-year", "cash-only"];

/** Verdicts that are outcomes, whatever limits the price. */
const withOutcome = [
  "second-year",
  "debts-leave-no-room",
  "cash-only",
  "not-until",
  "home-fits",
  "home-takes",
] as const;

/** Amortizations to search for thresholds, in years; longer mortgages are very rare. */
const usualTerms = { min: 5, max: 40 };

export const affordabilityFigures = {
  debtToIncome: "percent",
  monthlyIncome: "dollars",
  affordablePayment: "dollars",
  affordableMortgage: "dollars",
  maxPrice: "dollars",
  lenderMaxPrice: "dollars",
  incomeNeeded: "dollars",
  gds: "percent",
  tds: "percent",
  taxesAtClosing: "dollars",
} as const satisfies Readonly<Record<string, Unit>>;

/** Explains the affordability estimate step by step; the last step is `maxPrice`. */
function explainAffordability(inputs: AffordabilityInputs): readonly ExplanationStep[] {
  const { workings, result } = workOutAffordability(inputs);
  const values = [inputs, workings, result, { debtToIncome }];
  return explainSteps(figuresOf(affordabilityFields, affordabilityFigures, ...values), [
    ["monthlyIncome", "{annualIncome} ÷ 12"],
    ["affordablePayment", "{monthlyIncome} × {debtToIncome} − {monthlyDebts}"],
    ["monthlyRate", "{interestRate} ÷ 12"],
    ["months", "{loanTerm} × 12"],
    balanceLine(
      "affordableMortgage",
      "affordablePayment",
      "monthlyRate",
      "months",
      workings.monthlyRate,
    ),
    ["maxPrice", "max(0, {affordableMortgage} + {downPayment})"],
  ]);
}

/**
 * Affordability insight: the estimate, a lender's highest price, and the deciding facts.
 *
 * @example
 * affordabilityInsight.answer({
 *   annualIncome: 120_000, monthlyDebts: 500, downPayment: 80_000, interestRate: 5.5, loanTerm: 25,
 * }).lender.figure; // { id: "lenderMaxPrice", value: 516600.01, unit: "dollars" }
 */
export const affordabilityInsight = /* @__PURE__ */ defineInsight({
  calculator: affordability,
  facts: affordabilityFacts,
  count: countAffordability,
  verdict: verdictOf,
  said(verdict) {
    const { id } = verdict;
    if (id === "not-until" || id === "nothing-down") return id;
    if (id === "home-fits") return [id, verdict.inCash];
    if (id === "home-takes") return [id, verdict.needed, verdict.down];
    if (id === "debts-leave-no-room") return [id, verdict.fallBy];
    return [ownSentence.includes(id) ? id : "price", verdict.price];
  },
  explain: explainAffordability,
  thresholds: () => ({
    downPayment: {},
    annualIncome: {},
    monthlyDebts: {},
    interestRate: {},
    loanTerm: { range: usualTerms },
  }),
  outcome: ({ limit }, { id }): AffordabilityOutcome =>
    withOutcome.find((each) => each === id) ?? (limit.id as PurchaseLimit),
});
