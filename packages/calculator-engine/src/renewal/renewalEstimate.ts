import { type CalculatorOf, defineCalculator } from "../calculator.ts";
import { type ComparedChoices, compareChoices, type RenewalChoice } from "./renewalChoices.ts";
import { type RenewalInputs, renewalFields } from "./renewalFields.ts";

export const renewalRecommendations = {
  "switch-better": "Switching appears cheaper",
  "stay-better": "Staying appears cheaper",
  "blend-better": "Blending and extending appears cheaper",
} as const;

export type RenewalRecommendationId = keyof typeof renewalRecommendations;

/** Cost of one choice. */
export interface RenewalCost
  extends Pick<RenewalChoice, "kind" | "offer" | "annualRate" | "payment"> {
  /** Interest, fees and charge less cash back by the end of the shortest term, in dollars. */
  readonly cost: number;
}

export interface RenewalResult {
  /** Months from today until the first of the terms ends; until then every rate is known. */
  readonly shortestTerm: number;
  /** Dollars a month with the present lender after the renewal. */
  readonly stayPayment: number;
  /** Interest by the end of the shortest term, in dollars. */
  readonly stayCost: number;
  /**
   * Name of the cheapest other lender by then; `null` if the blend is cheapest or there is no offer.
   */
  readonly bestOffer: string | null;
  readonly bestPayment: number;
  /** Interest, fees and charge less cash back by then, in dollars. */
  readonly bestCost: number;
  /** `stayCost` less `bestCost`; negative where staying is cheaper. */
  readonly renewalSavings: number;
  /** First month at the end of which the best choice has cost less than staying; `null` if none. */
  readonly cheaperAfter: number | null;
  /** Dollars that the cheapest alternative to staying saves to the end; negative for a loss. */
  readonly savingsToEnd: number;
  /** Staying, each other offer and, if it is available, blending and extending. */
  readonly choices: readonly RenewalCost[];
  readonly recommendationId: RenewalRecommendationId;
  readonly recommendation: (typeof renewalRecommendations)[RenewalRecommendationId];
}

/** Saving in percent of the balance below which blending is not worth asking for. */
const leastWorthBlending = 0.1;

/** Returns the kind of choice that costs the least by the end of the shortest term. */
function adviceOf(
  { savings, best }: ComparedChoices,
  { balance }: RenewalInputs,
): RenewalRecommendationId {
  // Blending takes an offer of the lender, so a few dollars are no reason to recommend it.
  const least = best.kind === "blend" ? (balance * leastWorthBlending) / 100 : 0;
  if (savings <= least) return "stay-better";
  return best.kind === "blend" ? "blend-better" : "switch-better";
}

export function workOutRenewal(inputs: RenewalInputs) {
  const choices = compareChoices(inputs, {
    monthlyRate: (annualRate) => annualRate / 1200,
    rateAfter: inputs.renewalRate,
    charge: inputs.prepaymentCharge,
  });
  const { months, shortestTerm, stay, others, best } = choices;
  let cheaperAfter: number | null = null;
  for (let month = 1; month <= months && cheaperAfter === null; month++) {
    if (best.costBy(month) < stay.costBy(month)) cheaperAfter = month;
  }
  const recommendationId = adviceOf(choices, inputs);
  const result: RenewalResult = {
    shortestTerm,
    stayPayment: stay.payment,
    stayCost: stay.costBy(shortestTerm),
    bestOffer: best.offer?.name ?? null,
    bestPayment: best.payment,
    bestCost: best.costBy(shortestTerm),
    renewalSavings: choices.savings,
    cheaperAfter,
    savingsToEnd: choices.savingsToEnd,
    choices: [stay, ...others].map(({ kind, offer, annualRate, payment, costBy }) => ({
      kind,
      offer,
      annualRate,
      payment,
      cost: costBy(shortestTerm),
    })),
    recommendationId,
    recommendation: renewalRecommendations[recommendationId],
  };
  return { workings: choices, result };
}

/**
 * Renewal calculator: interest and costs of the present lender's offer, compared with other lenders'
 * offers, if any, and with blending and extending, if available.
 *
 * Every rate is known until the end of the shortest term. After its term, each mortgage is renewed at
 * the present lender's renewal rate. Assumes monthly payments and compounding, an unchanged balance
 * and amortization, switching and blending today, and costs paid in cash.
 *
 * @throws CalculatorInputError
 * @example
 * renewal.calculate({
 *   balance: 300_000, yearsRemaining: 20, monthsRemaining: 0, currentRate: 2.5,
 *   prepaymentCharge: 0, renewalRate: 4.79, renewalTerm: 5,
 *   offers: [{ id: "1", name: "Broker", annualRate: 4.29, termYears: 5, cashBack: 0, fees: 1_000 }],
 * }).cheaperAfter; // 9
 */
export const renewal: CalculatorOf<RenewalInputs, RenewalResult> = /* @__PURE__ */ defineCalculator(
  {
    id: "renewal",
    fields: renewalFields,
    workOut: workOutRenewal,
  },
);
