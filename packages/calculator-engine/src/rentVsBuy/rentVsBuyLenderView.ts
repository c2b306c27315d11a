import type { Compounding } from "../canada/compoundingsPerYear.ts";
import { equivalentRate } from "../canada/equivalentRate.ts";
import { futureBalance } from "../finance/futureBalance.ts";
import { assembleLenderView, finding, type LenderView } from "../lenderView/assembleLenderView.ts";
import { completeCircumstances } from "../lenderView/completeCircumstances.ts";
import { compoundingStage } from "../lenderView/compoundingStage.ts";
import { monthlyPayment } from "../lenderView/monthlyPayment.ts";
import { premiumStage, salesTaxStage } from "../lenderView/premiumStages.ts";
import { purchaseCosts } from "../lenderView/purchaseCosts.ts";
import { transferStages } from "../lenderView/transferStages.ts";
import { percent } from "../quantity.ts";
import { homeAssumptions } from "./homeAssumptions.ts";
import { type RentVsBuyCircumstances, rentVsBuyCircumstances } from "./rentVsBuyCircumstances.ts";
import { type RentVsBuyInputs, rentVsBuy } from "./rentVsBuyEstimate.ts";

const { amortizationYears, equityShare } = homeAssumptions;

/** What the mortgage costs by the end of the stay: payments made, less what they leave paid off. */
function mortgageCost(loan: number, owedAtStart: number, terms: MortgageTerms): number {
  const { annualRate, compounding, months } = terms;
  const payment = monthlyPayment(loan, annualRate, amortizationYears, compounding);
  const paid = Math.min(months, amortizationYears * 12);
  const rate = equivalentRate(annualRate, compounding);
  const owed = paid < months ? 0 : Math.max(0, futureBalance(loan, rate, payment, paid));
  return payment * paid - (owedAtStart - owed);
}

interface MortgageTerms {
  readonly annualRate: number;
  readonly compounding: Compounding;
  readonly months: number;
}

/**
 * The cost of buying as a lender and a lawyer compute it: semi-annual compounding, the
 * principal that the schedule really repays by the end of the stay in place of a share of the
 * payments, the insurance premium and its tax, and the transfer tax with every relief.
 *
 * Appreciation, upkeep and rent stay the estimate's.
 *
 * @throws CalculatorInputError
 */
export function rentVsBuyLenderView(
  inputs: RentVsBuyInputs,
  given: Partial<RentVsBuyCircumstances> = {},
): LenderView {
  const estimate = rentVsBuy.calculate(inputs);
  const circumstances = completeCircumstances(rentVsBuyCircumstances, given);
  const { province, compounding, on } = circumstances;
  const { homePrice, interestRate, yearsToStay } = inputs;
  const downPayment = Math.min(inputs.downPayment, homePrice);
  const costs = purchaseCosts(
    { price: homePrice, downPayment, amortizationYears, province },
    circumstances,
  );
  const { premium, salesTax } = costs.insurance;
  const mortgage = homePrice - downPayment;
  const months = yearsToStay * 12;
  const pay = (loan: number, how: Compounding) =>
    monthlyPayment(loan, interestRate, amortizationYears, how);
  /** The estimate's cost of so many dollars a month: payments less the share counted as equity. */
  const net = (payment: number) => payment * months * (1 - equityShare / 100);

  const withoutMortgage = estimate.totalBuyingCost - net(pay(mortgage, "monthly"));
  const compounded = withoutMortgage + net(pay(mortgage, compounding));
  const terms = { annualRate: interestRate, compounding, months };
  const scheduled = withoutMortgage + mortgageCost(mortgage, mortgage, terms);
  const insured = withoutMortgage + mortgageCost(mortgage + premium, mortgage, terms);
  const taxed = insured + salesTax;
  const transferred = taxed + costs.transfer.total;
  return assembleLenderView({
    headline: ["totalBuyingCost", estimate.totalBuyingCost],
    lender: "lenderBuyingCost",
    limit: costs.refused,
    stages: [
      compoundingStage(compounded, compounding, on),
      { id: "principal-repaid", share: percent(equityShare), value: scheduled },
      premiumStage(insured, costs),
      salesTaxStage(taxed, costs),
      ...transferStages(taxed, costs.transfer),
    ],
    findings: [
      finding("totalRentingCost", estimate.totalRentingCost, "dollars"),
      finding("lenderPayment", pay(mortgage + premium, compounding), "dollars"),
      finding("cashAtClosing", downPayment + transferred - insured, "dollars"),
    ],
    rules: costs.transferRules,
    notes: costs.notes,
    tests: costs.tests,
  });
}
