import type { Compounding } from "../canada/compoundingsPerYear.ts";
import { type IncomeNeeded, incomeNeeded } from "../canada/incomeNeeded.ts";
import type { InsuranceRefusal } from "../canada/mortgageInsurance.ts";
import { countedCosts, debtServiceSources } from "../canada/rules/debtService.ts";
import { insurancePremium } from "../canada/rules/insurancePremium.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import { amount, percentage, positiveAmount } from "../fieldRules.ts";
import type { LenderCount } from "../insight/Answer.ts";
import type { Stage } from "../insight/bridge.ts";
import { asBuyer } from "../insight/buyerAsked.ts";
import { compoundingFact } from "../insight/compoundingFact.ts";
import { countOf, finding } from "../insight/countOf.ts";
import { defineInsight, type InsightCase } from "../insight/defineInsight.ts";
import { eachBuyerFacts } from "../insight/eachBuyerFacts.ts";
import { insuredAs } from "../insight/insuranceCosts.ts";
import { endedNotes } from "../insight/lawNotes.ts";
import { capitalNotes, reserveOf } from "../insight/lenderPolicies.ts";
import { monthlyPayment } from "../insight/monthlyPayment.ts";
import { type NewHomeFacts, newHomeFacts } from "../insight/newHomeCosts.ts";
import { limitOf, type PurchaseCosts, purchaseCosts } from "../insight/purchaseCosts.ts";
import {
  asCircumstances,
  cityFacts,
  type PlaceFacts,
  type PurchaseFacts,
  provinceFact,
  purchaseFacts,
} from "../insight/purchaseFacts.ts";
import { ruleUsed } from "../insight/ruleUsed.ts";
import { compoundingStage, premiumStage, stressTestUsed } from "../insight/stages.ts";
import { dollars, percent, type Quantity, years } from "../quantity.ts";
import { typicalFeesOf } from "../typicalFees.ts";
import { typicalPropertyTaxRate } from "../typicalPropertyTax.ts";
import { explainHomeIncome } from "./explainHomeIncome.ts";
import type { HomeIncomeInputs } from "./homeIncomeEstimate.ts";
import { type HomeIncomeResult, homeIncome, incomeByRule } from "./homeIncomeEstimate.ts";

export interface HomeIncomeFacts extends PurchaseFacts, PlaceFacts, NewHomeFacts {
  readonly compounding: Compounding;
  /** Percent of the price a year. */
  readonly propertyTaxRate: number;
  /** Dollars a month. */
  readonly heating: number;
  /** Dollars a month; half of them count. */
  readonly condoFees: number;
}

export type HomeIncomeVerdict =
  /**
   * Income a year, and the cash for down payment and closing. `shorter` is the longest amortization that
   * could be insured, if the requested one cannot.
   */
  | {
      readonly id: "earn";
      readonly income: Quantity;
      readonly cash: Quantity;
      readonly shorter: Quantity | null;
    }
  /** No lender could lend at any income, for a reason of the insurer's, until more is put down. */
  | {
      readonly id: "put-more-down";
      readonly shortBy: Quantity;
      readonly minimum: Quantity;
      readonly cause: InsuranceRefusal;
    }
  /**
   * The law prohibits the purchase for these buyers up to `lastDay`, inclusive; `upTo` is the price that an
   * exception allows, `null` if none does.
   */
  | {
      readonly id: "not-until";
      readonly lastDay: string;
      readonly lookedOn: string;
      readonly upTo: Quantity | null;
    };

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
  const { compounding, propertyTaxRate, heating, condoFees } = facts;
  const lent = needed.amortizationYears;
  const pay = (annualRate: number, years: number) =>
    monthlyPayment(homePrice - downPayment, annualRate, years, compounding);
  const tested = pay(needed.qualifyingRate, lent);
  const counted = ruleInForce({ rule: countedCosts, on });
  const upkeep =
    (homePrice * propertyTaxRate) / 1200 + heating + (condoFees * counted.value.condoFees) / 100;
  return [
    compoundingStage(incomeByRule(pay(interestRate, loanTerm) + monthlyDebts), compounding, on),
    {
      id: "amortization",
      years: years(lent),
      value: incomeByRule(pay(interestRate, lent) + monthlyDebts),
    },
    {
      id: "stress-test",
      rate: percent(needed.qualifyingRate),
      value: incomeByRule(tested + monthlyDebts),
      rule: stressTestUsed(on),
    },
    {
      id: "debt-service-limits",
      gds: percent(needed.limits.gds),
      tds: percent(needed.limits.tds),
      value: incomeAt(tested, monthlyDebts, needed),
      rule: needed.limitsRule ? ruleUsed(needed.limitsRule, debtServiceSources) : undefined,
    },
    {
      id: "housing-costs",
      value: incomeAt(tested + upkeep, monthlyDebts, needed),
      rule: ruleUsed(counted, debtServiceSources),
    },
    premiumStage(needed.annualIncome ?? 0, costs),
  ];
}

/** Calculates the income at which a lender would finance the home, and the cash that it takes. */
function count(known: HomeIncomeCase): HomeIncomeCount {
  const { inputs, estimate, facts, on } = known;
  const { homePrice: price, downPayment, interestRate, loanTerm, monthlyDebts } = inputs;
  const { province, compounding, propertyTaxRate, heating, condoFees } = facts;
  const circumstances = asCircumstances(facts, on);
  const needed = incomeNeeded({
    ...asBuyer(circumstances),
    ...{ price, downPayment, monthlyDebts, compounding, propertyTaxRate, heating, condoFees },
    on: circumstances.on,
    occupancy: facts.occupancy,
    units: Number(facts.units),
    province: insuredAs(province),
    newlyBuilt: facts.newlyBuilt,
    annualRate: interestRate,
    amortizationYears: loanTerm,
  });
  const costs = purchaseCosts(
    { price, downPayment, amortizationYears: needed.amortizationYears, province },
    circumstances,
  );
  const { insurance, transfer, newHome } = costs;
  const taxes = transfer.total + insurance.salesTax;
  const closing = taxes + newHome.cash + typicalFeesOf(price).total;
  const cash = downPayment + Math.max(closing, insurance.required ? reserveOf(price) : 0);
  const limit = {
    id: needed.boundBy,
    share: percent(needed.boundBy === "income-gds" ? needed.limits.gds : needed.limits.tds),
    rate: percent(needed.qualifyingRate),
  } as const;
  return {
    ...countOf({
      estimate: ["incomeByRule", estimate.incomeByRule],
      figure: "incomeAtLender",
      isRefused: needed.annualIncome === null,
      limit: costs.refused ?? limit,
      stages: stagesOf(known, needed, costs),
      findings: [
        finding("cashForHome", cash, "dollars"),
        finding("insuredMortgage", insurance.insuredMortgage, "dollars"),
        finding("lenderPayment", needed.payment, "dollars"),
        finding("testedPayment", needed.qualifyingPayment, "dollars"),
        finding("qualifyingRate", needed.qualifyingRate, "percent"),
        finding("gds", needed.ratios.gds, "percent"),
        finding("tds", needed.ratios.tds, "percent"),
        finding("premium", insurance.premium, "dollars"),
        finding("taxesAtClosing", taxes, "dollars"),
      ],
      rules: [
        stressTestUsed(on),
        ...(needed.limitsRule ? [ruleUsed(needed.limitsRule, debtServiceSources)] : []),
        ...(insurance.required ? [costs.premiumRule] : []),
        ...costs.transferRules,
      ],
      notes: [
        ...newHome.notes,
        ...costs.likely,
        ...(needed.annualIncome === null
          ? []
          : capitalNotes(insurance.insuredMortgage, needed.annualIncome, 0)),
        ...costs.notes,
        ...endedNotes([...costs.notices, ...newHome.notices]),
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
      condoFees: (condoFees * ruleInForce({ rule: countedCosts, on }).value.condoFees) / 100,
      debts: monthlyDebts,
    },
  };
}

function verdictOf({ inputs }: HomeIncomeCase, lender: HomeIncomeCount): HomeIncomeVerdict {
  const { costs, needed, cash } = lender;
  if (costs.prohibited) return { id: "not-until", ...limitOf(costs.prohibited) };
  const cause = costs.insurance.refusal;
  if (cause !== null || needed.annualIncome === null) {
    return {
      id: "put-more-down",
      shortBy: dollars(Math.max(0, costs.minimumDown - inputs.downPayment)),
      minimum: dollars(costs.minimumDown),
      cause: cause ?? "down-payment",
    };
  }
  return {
    id: "earn",
    income: dollars(needed.annualIncome),
    cash: dollars(cash),
    shorter: needed.amortizationYears < inputs.loanTerm ? years(needed.amortizationYears) : null,
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
export const homeIncomeInsight = /* @__PURE__ */ defineInsight<
  HomeIncomeInputs,
  HomeIncomeResult,
  HomeIncomeFacts,
  HomeIncomeVerdict,
  HomeIncomeCount
>({
  calculator: homeIncome,
  facts: {
    ...purchaseFacts,
    ...newHomeFacts,
    ...eachBuyerFacts(
      ({ province }: HomeIncomeFacts) => province,
      (_, { loanTerm }: HomeIncomeInputs) =>
        loanTerm > ruleInForce({ rule: insurancePremium }).value.standardYears,
    ),
    province: provinceFact,
    ...cityFacts(({ province }: HomeIncomeFacts) => province),
    compounding: compoundingFact,
    propertyTaxRate: { rule: percentage, default: typicalPropertyTaxRate, tries: [], usual: true },
    heating: { rule: amount, default: 100, tries: [], usual: true },
    condoFees: { rule: amount, default: 0, tries: [400], usual: true },
  },
  count,
  verdict: verdictOf,
  explain: explainHomeIncome,
  thresholds: ({ homePrice, downPayment }) => ({
    // The down payment has to stay below the price.
    homePrice: { range: { min: downPayment + 0.01, max: positiveAmount.max } },
    downPayment: { range: { min: positiveAmount.min, max: homePrice - 0.01 } },
    interestRate: {},
    loanTerm: { range: usualTerms },
  }),
});
