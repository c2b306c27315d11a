import type { Compounding } from "../canada/compounding.ts";
import type { Qualification } from "../canada/qualify.ts";
import { countedCosts, debtServiceSources } from "../canada/rules/debtService.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import { typicalTaxIn } from "../canada/rules/typicalPropertyTax.ts";
import { amount, percentage } from "../fieldRules.ts";
import { percent } from "../quantity.ts";
import { typicalPropertyTaxRate } from "../typicalPropertyTax.ts";
import type { Stage } from "./bridge.ts";
import { ruleUsed, stressTestUsed } from "./countOf.ts";
import { asBuyer } from "./eachBuyer.ts";
import type { FactDefinition, FactDefinitions } from "./facts.ts";
import { insuredAs } from "./insuranceCosts.ts";
import { compoundingFact } from "./lenderPolicies.ts";
import {
  asCircumstances,
  type PlaceFacts,
  type PurchaseFacts,
  provinceOf,
} from "./purchaseFacts.ts";

/** Facts about the costs of a home that a lender compares with the income. */
export interface HousingFacts {
  readonly compounding: Compounding;
  /** Percent of the price a year. */
  readonly propertyTaxRate: number;
  /** Dollars a month. */
  readonly heating: number;
  /** Dollars a month; half of them count. */
  readonly condoFees: number;
  /** Dollars a month that the own home of a co-signer costs; 0 without one. */
  readonly coSignerHome: number;
}

/** Fact for the property tax, assumed to be usual in the place. */
export const localTaxFact = {
  rule: percentage,
  default: (facts, inputs) =>
    typicalTaxIn({ ...facts, province: provinceOf(facts, inputs) }, typicalPropertyTaxRate),
  tries: [],
  usual: true,
} as const satisfies FactDefinition<number, unknown, object>;

export const housingFacts = {
  compounding: compoundingFact,
  propertyTaxRate: localTaxFact,
  heating: { rule: amount, default: 100, tries: [], usual: true },
  condoFees: { rule: amount, default: 0, tries: [400], usual: true },
  // A step asks for it.
  coSignerHome: { rule: amount, default: 0, tries: [], usual: true },
} as const satisfies FactDefinitions<HousingFacts, unknown>;

/** Returns inputs whose debts include the home that a co-signer owns. */
export const withCoSigner = <Inputs extends { readonly monthlyDebts: number }>(
  inputs: Inputs,
  { coSignerHome }: HousingFacts,
): Inputs => ({
  ...inputs,
  monthlyDebts: Math.min(amount.max, inputs.monthlyDebts + coSignerHome),
});

interface AskedLoan {
  readonly downPayment: number;
  readonly interestRate: number;
  readonly loanTerm: number;
  readonly monthlyDebts: number;
}

/** Converts a purchase to the inputs of a lender's income test, without its price or income. */
export function testedPurchase(
  { downPayment, interestRate, loanTerm, monthlyDebts }: AskedLoan,
  facts: PurchaseFacts & PlaceFacts & HousingFacts,
  asked: string,
) {
  const { compounding, propertyTaxRate, heating, condoFees, occupancy, units, newlyBuilt } = facts;
  const { on, ...circumstances } = asCircumstances(facts, asked);
  return {
    ...asBuyer(circumstances),
    ...{ downPayment, monthlyDebts, compounding, propertyTaxRate, heating, condoFees, on },
    ...{ occupancy, units: Number(units), newlyBuilt, province: insuredAs(facts.province) },
    annualRate: interestRate,
    amortizationYears: loanTerm,
  };
}

/** Returns the condo fees that count, and with the heating, in dollars a month. */
export function upkeepOf({ heating, condoFees }: HousingFacts, on: string) {
  const counted = ruleInForce({ rule: countedCosts, on });
  const fees = (condoFees * counted.value.condoFees) / 100;
  return { fees, total: heating + fees, rule: ruleUsed(counted, debtServiceSources) };
}

/** Returns the rule that holds a lender's limits; `undefined` for its own. */
export const limitsUsed = ({ limitsRule }: Pick<Qualification, "limitsRule">) =>
  limitsRule ? ruleUsed(limitsRule, debtServiceSources) : undefined;

/** Returns the stages of the test: its rate, its limits and the costs of the home, with their figures. */
export const testStages = (
  known: Pick<Qualification, "qualifyingRate" | "limits" | "limitsRule">,
  { rule }: ReturnType<typeof upkeepOf>,
  on: string,
  [tested, limited, housed]: readonly [tested: number, limited: number, housed: number],
): Stage[] => [
  {
    id: "stress-test",
    rate: percent(known.qualifyingRate),
    value: tested,
    rule: stressTestUsed(on),
  },
  {
    id: "debt-service-limits",
    gds: percent(known.limits.gds),
    tds: percent(known.limits.tds),
    value: limited,
    rule: limitsUsed(known),
  },
  { id: "housing-costs", value: housed, rule },
];
