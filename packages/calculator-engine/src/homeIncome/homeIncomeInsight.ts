import { type IncomeNeeded, incomeNeeded } from "../canada/incomeNeeded.ts";
import type { InsuranceRefusal } from "../canada/mortgageInsurance.ts";
import { incomeRule } from "../canada/rules/debtService.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import { positiveAmount } from "../fieldRules.ts";
import type { InsightCase, LenderCount } from "../insight/Answer.ts";
import { difference } from "../insight/alternatives.ts";
import type { Stage } from "../insight/bridge.ts";
import { countOf, endedNotes, finding, stressTestUsed } from "../insight/countOf.ts";
import { defineInsight } from "../insight/defineInsight.ts";
import { eachBuyerFacts } from "../insight/eachBuyerFacts.ts";
import {
  type HousingFacts,
  housingFacts,
  limitsUsed,
  testedPurchase,
  testStages,
  upkeepOf,
  withCoSigner,
} from "../insight/incomeTest.ts";
import { premiumStage } from "../insight/insuranceCosts.ts";
import {
  capitalNotes,
  compoundingStage,
  longestBelow,
  monthlyPayment,
  reserveOf,
  usualAmortizations,
} from "../insight/lenderPolicies.ts";
import { type Forbidden, type PurchaseCosts, purchaseCosts } from "../insight/purchaseCosts.ts";
import {
  asCircumstances,
  cityFacts,
  isRentedOut,
  type NewHomeFacts,
  newHomeFacts,
  type PlaceFacts,
  type PurchaseFacts,
  provinceFact,
  purchaseFacts,
} from "../insight/purchaseFacts.ts";
import { dollars, percent, type Quantity, type WithQuantities, years } from "../quantity.ts";
import { typicalFeesOf } from "../typicalFees.ts";
import { explainHomeIncome } from "./explainHomeIncome.ts";
import {
  type HomeIncomeInputs,
  type HomeIncomeResult,
  homeIncome,
  incomeByRule,
} from "./homeIncomeEstimate.ts";

export interface HomeIncomeFacts extends PurchaseFacts, PlaceFacts, NewHomeFacts, HousingFacts {}

export type HomeIncomeVerdict =
  /**
   * Income a year, and the cash for down payment and closing. `shorter` is the longest amortization that
   * could be insured, if the requested one cannot, and `longest` the longest usual one, if it is longer.
   * `rentShare` is the percent of the home's rent that lenders count, if it is rented out: the income
   * counts none.
   */
  | WithQuantities<"earn", "income" | "cash", "shorter" | "longest" | "rentShare">
  /** No lender could lend at any income, for a reason of the insurer's, until more is put down. */
  | {
      readonly id: "put-more-down";
      readonly shortBy: Quantity;
      readonly minimum: Quantity;
      readonly cause: Exclude<InsuranceRefusal, "amortization">;
    }
  | ({ readonly id: "not-until" } & Forbidden);

/** Amounts in dollars a month that the income has to carry, as a lender counts them. */
export interface CarriedCosts {
  readonly payment: number;
  readonly propertyTax: number;
  readonly heating: number;
  readonly condoFees: number;
  readonly debts: number;
}

export interface HomeIncomeCount extends LenderCount {
  readonly needed: IncomeNeeded;
  readonly costs: PurchaseCosts;
  /** Dollars in cash: the down payment, the closing costs and the taxes. */
  readonly cash: number;
  readonly carried: CarriedCosts;
}

type HomeIncomeCase = InsightCase<HomeIncomeInputs, HomeIncomeResult, HomeIncomeFacts>;

const incomeAt = (housing: number, debts: number, { limits }: IncomeNeeded) =>
  Math.max((housing * 1200) / limits.gds, ((housing + debts) * 1200) / limits.tds);

function stagesOf(known: HomeIncomeCase, needed: IncomeNeeded, costs: PurchaseCosts): Stage[] {
  const { inputs, facts, on } = known;
  const { homePrice, downPayment, interestRate, loanTerm, monthlyDebts } = inputs;
  const { compounding, propertyTaxRate } = facts;
  const lent = needed.amortizationYears;
  const pay = (annualRate: number, years: number) =>
    monthlyPayment(homePrice - downPayment, annualRate, years, compounding);
  const tested = pay(needed.qualifyingRate, lent);
  const upkeep = upkeepOf(facts, on);
  const housing = tested + (homePrice * propertyTaxRate) / 1200 + upkeep.total;
  return [
    compoundingStage(incomeByRule(pay(interestRate, loanTerm) + monthlyDebts), compounding, on),
    {
      id: "amortization",
      years: years(lent),
      value: incomeByRule(pay(interestRate, lent) + monthlyDebts),
    },
    ...testStages(needed, upkeep, on, [
      incomeByRule(tested + monthlyDebts),
      incomeAt(tested, monthlyDebts, needed),
      incomeAt(housing, monthlyDebts, needed),
    ]),
    premiumStage(needed.annualIncome ?? 0, costs),
  ];
}

/** Returns the ratio that decides the income needed. */
const limitOf = ({ boundBy, limits, qualifyingRate }: IncomeNeeded) => ({
  id: boundBy,
  share: percent(boundBy === "income-gds" ? limits.gds : limits.tds),
  rate: percent(qualifyingRate),
});

const findingsOf = (needed: IncomeNeeded, cash: number, taxes: number) => [
  finding("cashForHome", cash, "dollars"),
  finding("insuredMortgage", needed.insurance.insuredMortgage, "dollars"),
  finding("lenderPayment", needed.payment, "dollars"),
  finding("testedPayment", needed.qualifyingPayment, "dollars"),
  finding("qualifyingRate", needed.qualifyingRate, "percent"),
  finding("gds", needed.ratios.gds, "percent"),
  finding("tds", needed.ratios.tds, "percent"),
  finding("premium", needed.insurance.premium, "dollars"),
  finding("taxesAtClosing", taxes, "dollars"),
];

/** Calculates the income at which a lender would finance the home, and the cash that it takes. */
export function countHomeIncome(known: HomeIncomeCase): HomeIncomeCount {
  const { estimate, facts, on } = known;
  const inputs = withCoSigner(known.inputs, facts);
  const { homePrice: price, downPayment, monthlyDebts } = inputs;
  const { province, propertyTaxRate, heating } = facts;
  const needed = incomeNeeded({ ...testedPurchase(inputs, facts, on), price });
  const costs = purchaseCosts(
    { price, downPayment, amortizationYears: needed.amortizationYears, province },
    asCircumstances(facts, on),
  );
  const { insurance, transfer, newHome } = costs;
  const taxes = transfer.total + insurance.salesTax;
  const closing = taxes + newHome.cash + typicalFeesOf(price).total;
  const cash = downPayment + Math.max(closing, insurance.required ? reserveOf(price) : 0);
  return {
    ...countOf({
      estimate: ["incomeByRule", estimate.incomeByRule],
      figure: "incomeAtLender",
      isRefused: needed.annualIncome === null,
      limit: costs.refused ?? limitOf(needed),
      stages: [
        {
          id: "co-signer-home",
          value: incomeByRule(estimate.housePayment + inputs.monthlyDebts),
        },
        stagesOf({ ...known, inputs }, needed, costs),
      ],
      findings: findingsOf(needed, cash, taxes),
      rules: [
        stressTestUsed(on),
        limitsUsed(needed),
        insurance.required && costs.premiumRule,
        costs.transferRules,
      ],
      notes: [
        facts.coSignerHome > 0 && { id: "co-signer-home" },
        newHome.notes,
        costs.likely,
        needed.annualIncome !== null &&
          capitalNotes(insurance.insuredMortgage, needed.annualIncome, 0),
        costs.notes,
        endedNotes([...costs.notices, ...newHome.notices]),
      ],
      tests: costs.tests,
      missing: costs.missing,
    }),
    needed,
    costs,
    cash,
    carried: {
      payment: needed.qualifyingPayment,
      propertyTax: (price * propertyTaxRate) / 1200,
      heating,
      condoFees: upkeepOf(facts, on).fees,
      debts: monthlyDebts,
    },
  };
}

function verdictOf(
  { inputs, facts, on }: HomeIncomeCase,
  lender: HomeIncomeCount,
): HomeIncomeVerdict {
  const { costs, needed, cash } = lender;
  if (costs.prohibited) return { id: "not-until", ...costs.prohibited };
  const { refused, insurance } = costs;
  if (refused && insurance.refusal && insurance.refusal !== "amortization") {
    const { missing: shortBy, minimum } = refused;
    return { id: "put-more-down", shortBy, minimum, cause: insurance.refusal };
  }
  return {
    id: "earn",
    income: dollars(needed.annualIncome ?? 0),
    cash: dollars(cash),
    shorter: needed.amortizationYears < inputs.loanTerm ? years(needed.amortizationYears) : null,
    longest: longestBelow(needed.amortizationYears, on),
    rentShare: isRentedOut(facts)
      ? percent(ruleInForce({ rule: incomeRule, on }).value.rentalShare)
      : null,
  };
}

/** Amortizations to search for thresholds, in years; longer mortgages are very rare. */
const usualTerms = { min: 5, max: 40 };

/**
 * Insight on the income that a home takes: the estimate, a lender's figure, and the cash.
 *
 * @example
 * homeIncomeInsight.answer({
 *   homePrice: 500_000, downPayment: 50_000, interestRate: 4.5, loanTerm: 25, monthlyDebts: 0,
 * }).lender.figure; // { id: "incomeAtLender", value: 114081.46, unit: "dollars" }
 */
export const homeIncomeInsight = /* @__PURE__ */ defineInsight({
  calculator: homeIncome,
  facts: {
    ...purchaseFacts,
    ...newHomeFacts,
    ...eachBuyerFacts(
      (_, { loanTerm }: HomeIncomeInputs) => loanTerm > usualAmortizations().standardYears,
    ),
    province: provinceFact,
    ...cityFacts,
    ...housingFacts,
  },
  count: countHomeIncome,
  verdict: verdictOf,
  // The question is the income, so a difference of the cash weighs a quarter.
  difference: (one, other) =>
    Math.max(difference(one, other), Math.abs(1 - one.cash / other.cash) / 4),
  explain: explainHomeIncome,
  thresholds: ({ homePrice, downPayment }) => ({
    // The down payment has to stay below the price.
    homePrice: { range: { min: downPayment + 0.01, max: positiveAmount.max } },
    downPayment: { range: { min: positiveAmount.min, max: homePrice - 0.01 } },
    interestRate: {},
    loanTerm: { range: usualTerms },
  }),
});
