import { qualifyingRate } from "../canada/qualifyingRate.ts";
import { equitySources } from "../canada/rules/equity.ts";
import type { InsightCase, LenderCount } from "../insight/Answer.ts";
import type { Stage } from "../insight/bridge.ts";
import { countOf, finding, ruleUsed, stressTestUsed } from "../insight/countOf.ts";
import { leavingNotes, prepaymentStage } from "../insight/leavingFacts.ts";
import { compoundingStage } from "../insight/lenderPolicies.ts";
import { months, percent } from "../quantity.ts";
import {
  type ConsolidationComparison,
  compareConsolidation,
  type DebtConsolidationFacts,
  leavingToConsolidate,
} from "./compareConsolidation.ts";
import type {
  DebtConsolidationInputs,
  DebtConsolidationResult,
} from "./debtConsolidationEstimate.ts";

export interface DebtConsolidationCount extends LenderCount, ConsolidationComparison {}

export type DebtConsolidationCase = InsightCase<
  DebtConsolidationInputs,
  DebtConsolidationResult,
  DebtConsolidationFacts
>;

function missingOf({ mortgageBalance, mortgageRate, monthsRemaining }: DebtConsolidationFacts) {
  if (mortgageBalance === null) return ["mortgageBalance"];
  const isRateUnknown = mortgageBalance > 0 && monthsRemaining > 0 && mortgageRate === null;
  return isRateUnknown ? ["mortgageRate"] : [];
}

/**
 * Calculates the interest that the best plan saves against paying each debt off as now, less the costs
 * of refinancing, the mortgage's extra interest until its term ends and its prepayment charge. The loan
 * has the mortgage's compounding, and takes the dearest debts first, up to the refinance limit.
 */
export function countDebtConsolidation({
  inputs,
  estimate,
  facts,
  on,
}: DebtConsolidationCase): DebtConsolidationCount {
  const compared = compareConsolidation(inputs, facts, on);
  const { limitRule, room, compounded, gainOfDebts, repricing } = compared;
  const limitShare = percent(limitRule.value);
  const isRefused = room === 0 && compared.way !== "dearest-first";
  return {
    ...countOf({
      estimate: ["interestSavings", estimate.interestSavings],
      figure: "lenderInterestSavings",
      isRefused,
      limit: isRefused ? { id: "nothing-fits", limit: limitShare } : null,
      stages: [
        { id: "debts-paid-off", value: compared.paidOff },
        compoundingStage(compounded, facts.compounding, on),
        { id: "payments-kept", value: compared.keptUp },
        room < estimate.currentTotalBalance
          ? {
              id: "refinance-limit",
              share: limitShare,
              value: compared.planned,
              rule: ruleUsed(limitRule, equitySources),
            }
          : { id: "dearest-only", value: compared.planned },
        { id: "refinance-costs", value: gainOfDebts },
        {
          id: "mortgage-repriced",
          months: months(facts.monthsRemaining),
          value: gainOfDebts - repricing,
        },
        prepaymentStage(compared.refinanced, on),
        lastStage(compared, facts),
      ],
      findings: [
        finding("fittingDebts", room, "dollars"),
        finding("paymentOnFitting", compared.payment, "dollars"),
        finding("qualifyingRate", qualifyingRate({ annualRate: inputs.newRate, on }), "percent"),
      ],
      rules: [ruleUsed(limitRule, equitySources), stressTestUsed(on)],
      notes: [
        facts.homeValue === null && { id: "home-value-unknown" },
        compared.endless.length > 0 && { id: "debt-never-ends" },
        compared.charge > 0 &&
          compared.way === "refinance" &&
          leavingNotes(leavingToConsolidate(facts), facts, on),
      ],
      missing: missingOf(facts),
    }),
    ...compared,
  };
}

function lastStage({ way, gain }: ConsolidationComparison, facts: DebtConsolidationFacts): Stage {
  if (way === "dearest-first") return { id: "no-loan", value: gain };
  if (way === "wait") {
    return { id: "waiting", months: months(facts.monthsRemaining), value: gain };
  }
  return { id: "line-instead", rate: percent(facts.lineRate), value: gain };
}
