import {
  type FirstTimeDecision,
  type MortgageInsurance,
  type Qualification,
  type RuleInForce,
  ruleInForce,
  rules,
} from "@mortgage-kit/calculator-engine/canada";
import { dollars, type NamedFigure, percent } from "../answer.ts";
import { whoBuys } from "./buyer.ts";
import {
  amortizationYears,
  annualRate,
  dollarsOf,
  downPayment,
  money,
  newlyBuilt,
  occupancy,
  on,
  province,
  rateOf,
  units,
} from "./inputs.ts";

/** Inputs of a financed purchase, besides its price or the income. */
export const financedPurchase = {
  downPayment,
  annualRate,
  amortizationYears,
  province,
  // Required: without them the figure would promise a price that no lender would finance.
  monthlyDebts: money("Payments a month on other loans; 0 if none. Ask for them"),
  propertyTaxRate: rateOf("Property tax, of the price; ask, or take the municipality's rate"),
  heating: money("Heating a month; ask for it"),
  condoFees: dollarsOf("Condominium fees a month"),
  ...whoBuys,
  newlyBuilt,
  occupancy,
  units,
  on,
};

/** Returns the workings that maximum price and required income have in common. */
export const qualificationWorkings = ({
  insurance,
  qualifyingRate,
  qualifyingPayment,
  limits,
}: Qualification): readonly NamedFigure[] => [
  dollars("Mortgage with any premium", insurance.insuredMortgage),
  dollars("Insurance premium in it", insurance.premium),
  percent("Qualifying rate", qualifyingRate),
  dollars("Monthly payment at the qualifying rate", qualifyingPayment),
  percent("Gross debt service, limit", limits.gds),
  percent("Total debt service, limit", limits.tds),
];

/** Returns the rules behind a maximum price or a required income. */
export const qualificationRules = (
  { insurance, limitsRule }: { insurance: MortgageInsurance } & Pick<Qualification, "limitsRule">,
  tests: readonly FirstTimeDecision[],
  day: string | undefined,
): readonly RuleInForce<unknown>[] => [
  ruleInForce({ rule: insurance.required ? rules.insuredStressTest : rules.stressTest, on: day }),
  ...(limitsRule ? [limitsRule] : []),
  ruleInForce({ rule: rules.minimumDownPayment, on: day }),
  ...(insurance.required ? [ruleInForce({ rule: rules.insurancePremium, on: day })] : []),
  ...tests.map(({ rule }) => rule),
];

/** Note about the cost that counts as zero if omitted. */
export const leftOutCosts = "Left out, condominium fees count as none: ask for them.";
