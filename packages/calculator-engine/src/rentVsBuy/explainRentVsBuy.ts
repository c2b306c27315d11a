import {
  type ExplanationStep,
  explainDecision,
  explainSteps,
  figuresOf,
  levelPaymentLine,
} from "../explain/explainSteps.ts";
import type { Unit } from "../quantity.ts";
import { homeAssumptions } from "./homeAssumptions.ts";
import { type RentVsBuyInputs, rentVsBuyFields, workOutRentVsBuy } from "./rentVsBuyEstimate.ts";

export const rentVsBuyFigures = {
  maintenance: "percent",
  appreciation: "percent",
  equityShare: "percent",
  monthsOfStay: "months",
  mortgage: "dollars",
  mortgagePayment: "dollars",
  upkeep: "dollars",
  monthlyOwningCost: "dollars",
  ownershipCosts: "dollars",
  gain: "dollars",
  equity: "dollars",
  totalBuyingCost: "dollars",
  totalRentingCost: "dollars",
  savings: "dollars",
  lenderBuyingCost: "dollars",
  cashAtClosing: "dollars",
  principalRepaid: "dollars",
  sellingCosts: "dollars",
  ownerWealth: "dollars",
  renterWealth: "dollars",
} as const satisfies Readonly<Record<string, Unit>>;

/** Explains the rent-or-buy estimate step by step; the last step is the recommendation. */
export function explainRentVsBuy(inputs: RentVsBuyInputs): readonly ExplanationStep[] {
  const { workings, result } = workOutRentVsBuy(inputs);
  const { isRentingBetter, recommendationId } = result;
  const values = [inputs, workings, result, homeAssumptions];
  const figures = figuresOf(rentVsBuyFields, rentVsBuyFigures, ...values);
  const steps = explainSteps(figures, [
    ["mortgage", "max(0, {homePrice} − {downPayment})"],
    ["monthlyRate", "{interestRate} ÷ 12"],
    ["months", "{amortizationYears} × 12"],
    levelPaymentLine("mortgagePayment", "mortgage", "monthlyRate", "months", inputs.interestRate),
    ["upkeep", "{homePrice} × ({propertyTaxRate} + {maintenance}) ÷ 12"],
    ["monthlyOwningCost", "{mortgagePayment} + {upkeep}"],
    ["monthsOfStay", "{yearsToStay} × 12"],
    ["ownershipCosts", "{monthlyOwningCost} × {monthsOfStay}"],
    ["gain", "{homePrice} × ((1 + {appreciation}) ^ {yearsToStay} − 1)"],
    ["equity", "{mortgagePayment} × {monthsOfStay} × {equityShare}"],
    ["totalBuyingCost", "{ownershipCosts} + {downPayment} − {gain} − {equity}"],
    ["totalRentingCost", "{monthlyRent} × {monthsOfStay}"],
    [
      "savings",
      isRentingBetter
        ? "{totalBuyingCost} − {totalRentingCost}"
        : "{totalRentingCost} − {totalBuyingCost}",
      {
        liveFormula:
          "max({totalBuyingCost}, {totalRentingCost}) − min({totalBuyingCost}, {totalRentingCost})",
      },
    ],
  ]);
  const condition = `{totalRentingCost} ${isRentingBetter ? "<" : "≥"} {totalBuyingCost}`;
  return [...steps, explainDecision(recommendationId, figures, condition)];
}
