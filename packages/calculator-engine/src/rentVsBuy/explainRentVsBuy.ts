import { describeSteps, type ExplanationStep } from "../explain/describeSteps.ts";
import { levelPaymentFormula } from "../explain/levelPaymentFormula.ts";
import { homeAssumptions } from "./homeAssumptions.ts";
import { type RentVsBuyInputs, rentVsBuy, workOutRentVsBuy } from "./rentVsBuyEstimate.ts";

const terms = {
  homePrice: ["home price", "dollars"],
  downPayment: ["down payment", "dollars"],
  interestRate: ["interest rate", "percent"],
  monthlyRent: ["monthly rent", "dollars"],
  yearsToStay: ["years to stay", "years"],
  propertyTaxRate: ["property tax rate", "percent"],
  amortizationYears: ["amortization", "years"],
  maintenance: ["maintenance rate", "percent"],
  appreciation: ["appreciation", "percent"],
  equityShare: ["share of payments kept as equity", "percent"],
  months: ["months of the stay", "months"],
  mortgage: ["mortgage", "dollars"],
  monthlyRate: ["monthly rate", "fraction"],
  payments: ["number of payments", "payments"],
  mortgagePayment: ["mortgage payment", "dollars"],
  upkeep: ["monthly tax and maintenance", "dollars"],
  monthlyOwningCost: ["monthly owning cost", "dollars"],
  ownershipCosts: ["ownership costs", "dollars"],
  gain: ["gain in value", "dollars"],
  equity: ["equity built", "dollars"],
  totalBuyingCost: ["total buying cost", "dollars"],
  totalRentingCost: ["total renting cost", "dollars"],
  savings: ["savings", "dollars"],
  recommendation: ["recommendation", "text"],
} as const;

/**
 * The rent-or-buy estimate step by step; the last step is the recommendation.
 *
 * @throws CalculatorInputError
 */
export function explainRentVsBuy(inputs: RentVsBuyInputs): readonly ExplanationStep[] {
  rentVsBuy.calculate(inputs);
  const { workings, result } = workOutRentVsBuy(inputs);
  const { isRentingBetter, ...figures } = result;
  return describeSteps({ ...inputs, ...workings, ...figures, ...homeAssumptions }, terms, [
    ["mortgage", "the larger of 0 and {homePrice} − {downPayment}"],
    ["monthlyRate", "{interestRate} ÷ 12"],
    ["payments", "{amortizationYears} × 12"],
    [
      "mortgagePayment",
      levelPaymentFormula("mortgage", "monthlyRate", "payments", inputs.interestRate),
    ],
    ["upkeep", "{homePrice} × ({propertyTaxRate} + {maintenance}) ÷ 12"],
    ["monthlyOwningCost", "{mortgagePayment} + {upkeep}"],
    ["months", "{yearsToStay} × 12"],
    ["ownershipCosts", "{monthlyOwningCost} × {months}"],
    ["gain", "{homePrice} × ((1 + {appreciation}) ^ {yearsToStay} − 1)"],
    ["equity", "{mortgagePayment} × {months} × {equityShare}"],
    ["totalBuyingCost", "{ownershipCosts} + {downPayment} − {gain} − {equity}"],
    ["totalRentingCost", "{monthlyRent} × {months}"],
    [
      "savings",
      isRentingBetter
        ? "{totalBuyingCost} − {totalRentingCost}"
        : "{totalRentingCost} − {totalBuyingCost}",
    ],
    ["recommendation", "renting if {totalRentingCost} is below {totalBuyingCost}"],
  ]);
}
