import { completeCircumstances } from "../lenderView/completeCircumstances.ts";
import type { SecondLook } from "../secondLook/secondLook.ts";
import { chargeFor, compareAtLender } from "./compareAtLender.ts";
import { type RenewalCircumstances, renewalCircumstances } from "./renewalCircumstances.ts";
import { adviceOf, type RenewalInputs, renewal } from "./renewalEstimate.ts";

export interface RenewalLookFigures {
  /** The cheapest besides staying to the end of the shortest term; `null` where it is the blend. */
  readonly bestOffer: string | null;
  /** Until the end of the shortest term. */
  readonly months: number;
  /** What it saves against staying by then, in dollars; negative for a loss. */
  readonly gain: number;
  /** The cheapest besides staying until the mortgage is paid off, and what it gains. */
  readonly bestOfferToEnd: string | null;
  readonly gainToEnd: number;
  /** Percent a year at which everything is then renewed. */
  readonly rateAfter: number;
  /** Months left of the present term. */
  readonly monthsRemaining: number;
  /** What switching then, without a charge, gains by the end of the shortest term; `null` at renewal. */
  readonly gainByWaiting: number | null;
}

export type RenewalSecondLook = SecondLook<RenewalLookFigures, "renewal">;

/**
 * Looks at the offers again as a lender computes them, with the charge for leaving where none was entered.
 *
 * The advice holds when it comes out the same to the end of the shortest term and to the end of the
 * mortgage and, where it is to switch today, when waiting for the present term's end gains no more.
 *
 * @throws CalculatorInputError
 */
export function renewalSecondLook(
  inputs: RenewalInputs,
  given: Partial<RenewalCircumstances> = {},
): RenewalSecondLook {
  const { recommendationId } = renewal.calculate(inputs);
  const circumstances = completeCircumstances(renewalCircumstances, given);
  const at = compareAtLender(inputs, circumstances, chargeFor(inputs, circumstances));
  const { best, bestToEnd, savings, savingsToEnd, waitingSavings } = at;
  const isToLeave = recommendationId !== "stay-better";
  const isBetterLater =
    recommendationId === "switch-better" && waitingSavings !== null && waitingSavings > savings;
  const refutes = [
    ...(isToLeave && savings <= 0 ? ["renewalSavings"] : []),
    ...(isToLeave && savingsToEnd <= 0 ? ["savingsToEnd"] : []),
  ];
  return {
    id: "renewal",
    checked: recommendationId,
    holds: adviceOf(at) === recommendationId && savingsToEnd > 0 === isToLeave && !isBetterLater,
    refutes,
    figures: {
      bestOffer: best.offer?.name ?? null,
      months: at.shortestTerm,
      gain: savings,
      bestOfferToEnd: bestToEnd.offer?.name ?? null,
      gainToEnd: savingsToEnd,
      rateAfter: circumstances.rateAfter ?? inputs.renewalRate,
      monthsRemaining: at.left,
      gainByWaiting: waitingSavings,
    },
  };
}
