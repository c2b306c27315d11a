import type { Compounding } from "../canada/compoundingsPerYear.ts";
import { incomeNeeded } from "../canada/incomeNeeded.ts";
import {
  type MaximumPurchase,
  type MaximumPurchaseInputs,
  maximumPurchase,
  type PurchaseLimit,
} from "../canada/maximumPurchase.ts";
import { countedCosts, debtServiceSources } from "../canada/rules/debtService.ts";
import {
  eligibleMortgageSources,
  minimumDownPaymentRule,
} from "../canada/rules/eligibleMortgage.ts";
import { insurancePremium } from "../canada/rules/insurancePremium.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import { workOutClosingFees } from "../closingFees/closingFeesEstimate.ts";
import { amount, percentage, positiveAmount, rate } from "../fieldRules.ts";
import type { LenderCount } from "../insight/Answer.ts";
import type { BridgeReason, Stage } from "../insight/bridge.ts";
import { buyerFacts as asBuyer } from "../insight/buyerAsked.ts";
import { compoundingFact } from "../insight/compoundingFact.ts";
import { countOf, finding } from "../insight/countOf.ts";
import { defineInsight, type InsightCase } from "../insight/defineInsight.ts";
import { eachBuyerFacts } from "../insight/eachBuyerFacts.ts";
import { insuredAs } from "../insight/insuranceCosts.ts";
import { endedNotes } from "../insight/lawNotes.ts";
import { reserveNote, slidingScalePrice } from "../insight/lenderPolicies.ts";
import { monthlyPayment } from "../insight/monthlyPayment.ts";
import type { Note } from "../insight/note.ts";
import { type PurchaseCosts, purchaseCosts, transferOf } from "../insight/purchaseCosts.ts";
import {
  asCircumstances,
  type BuyerFacts,
  buyerFacts,
  cityFacts,
  type PlaceFacts,
  provinceFact,
} from "../insight/purchaseFacts.ts";
import { type RuleUsed, ruleUsed, ruleUsedOn } from "../insight/ruleUsed.ts";
import { compoundingStage, premiumStage, stressTestUsed } from "../insight/stages.ts";
import { dollars, type Figure, percent, type Quantity, years } from "../quantity.ts";
import { typicalPropertyTaxRate } from "../typicalPropertyTax.ts";
import {
  type AffordabilityResult,
  affordability,
  workOutAffordability,
} from "./affordabilityEstimate.ts";
import type { AffordabilityInputs } from "./affordabilityFields.ts";
import { householdIncome, type IncomeFacts, incomeFacts } from "./affordabilityIncome.ts";
import { affordabilityLimit } from "./affordabilityLimit.ts";
import { explainAffordability } from "./explainAffordability.ts";

export interface AffordabilityFacts extends BuyerFacts, PlaceFacts, IncomeFacts {
  readonly compounding: Compounding;
  /** Percent of the price a year. */
  readonly propertyTaxRate: number;
  /** Dollars a month. */
  readonly heating: number;
  /** Dollars a month; half of them count. */
  readonly condoFees: number;
}

export type AffordabilityVerdict =
  /** The lender's price is within 1 % of the estimate, or above it. */
  | { readonly id: "fits" | "shop-up-to"; readonly price: Quantity }
  /**
   * The lender's price is below the estimate. `shorter` is an insurable mortgage with a shorter
   * amortization that allows a higher price.
   */
  | {
      readonly id: "stop-below";
      readonly price: Quantity;
      readonly estimate: Quantity;
      readonly shorter: { readonly years: Quantity; readonly price: Quantity } | null;
    }
  /** Only one year of varying income leaves no mortgage; a second one like it would allow `price`. */
  | { readonly id: "second-year"; readonly price: Quantity }
  /** The debt payments leave no room for a mortgage until they fall by `fallBy` a month. */
  | { readonly id: "debts-leave-no-room"; readonly fallBy: Quantity; readonly price: Quantity }
  /** The income supports no mortgage, so the price is the savings minus the closing costs. */
  | { readonly id: "cash-only"; readonly price: Quantity; readonly costs: Quantity }
  /** There is no down payment; `share` is the minimum, in percent of the price. */
  | { readonly id: "nothing-down"; readonly share: Quantity }
  /** The law prohibits the purchase for these buyers up to `lastDay`, inclusive. */
  | { readonly id: "not-until"; readonly lastDay: string; readonly price: Quantity };

/** Limit on the price, or the reason that there can be no mortgage. */
export type AffordabilityOutcome =
  | PurchaseLimit
  | "amortization"
  | "nothing-down"
  | "second-year"
  | "debts-leave-no-room"
  | "cash-only"
  | "not-until";

export interface AffordabilityCount extends LenderCount {
  /** Dollars. */
  readonly price: number;
  readonly mortgage: number;
  /** Closing costs in dollars if the whole price is paid in cash. */
  readonly closingCosts: number;
  /** Insurable mortgage with a higher price, if this amortization is too long; else `null`. */
  readonly shorter: { readonly years: number; readonly price: number } | null;
  /** Last day of the law that prohibits the purchase; `null` if none does. */
  readonly prohibitedUntil: string | null;
  /** Dollars a month by which debt payments must fall before a mortgage is possible; 0 if one is. */
  readonly debtsOver: number;
  /** Price in dollars if the year before had brought the same; `null` if income of one year is no cause. */
  readonly secondYearPrice: number | null;
}

type AffordabilityCase = InsightCase<AffordabilityInputs, AffordabilityResult, AffordabilityFacts>;

/** Id of the last bridge step, by the limit on the price. */
const lastStage = {
  "income-gds": "premium-tier",
  "income-tds": "premium-tier",
  "down-payment": "minimum-down-payment",
  "insurance-cap": "insurance-cap",
} as const satisfies Readonly<Record<PurchaseLimit, BridgeReason["id"]>>;

/**
 * Returns the price that a monthly amount pays for. `perDollar` is the monthly payment per dollar of
 * mortgage, and `tax` the monthly property tax per dollar of price.
 */
const priceCarried = (monthly: number, downPayment: number, perDollar: number, tax: number) =>
  Math.max(0, (monthly + downPayment * perDollar) / (perDollar + tax));

function stagesOf(
  { inputs, facts, on }: AffordabilityCase,
  best: MaximumPurchase,
  costs: PurchaseCosts,
  limitsRule: RuleUsed | null,
): Stage[] {
  const { monthlyDebts, downPayment, interestRate, loanTerm } = inputs;
  const { compounding, propertyTaxRate, heating, condoFees } = facts;
  const { monthlyIncome, affordablePayment } = workOutAffordability(inputs).workings;
  const counted = ruleInForce({ rule: countedCosts, on });
  const perDollar = (each: number) => monthlyPayment(1, each, loanTerm, compounding);
  const tested = perDollar(best.qualifyingRate);
  const insured = tested * (1 + best.insurance.premiumRate / 100);
  const upkeep = heating + (condoFees * counted.value.condoFees) / 100;
  const allowed = Math.min(
    (monthlyIncome * best.limits.gds) / 100,
    (monthlyIncome * best.limits.tds) / 100 - monthlyDebts,
  );
  const price = (monthly: number, each: number, tax = 0) =>
    priceCarried(monthly, downPayment, each, tax);
  const withPremium = price(allowed - upkeep, insured, propertyTaxRate / 1200);
  // A smaller difference is rounding, since the lender's price is in whole cents.
  const boundByIncome = Math.abs(withPremium - best.price) < 0.02;
  const paidInCash = withPremium < best.price;
  return [
    compoundingStage(price(affordablePayment, perDollar(interestRate)), compounding, on),
    {
      id: "stress-test",
      rate: percent(best.qualifyingRate),
      value: price(affordablePayment, tested),
      rule: stressTestUsed(on),
    },
    {
      id: "debt-service-limits",
      gds: percent(best.limits.gds),
      tds: percent(best.limits.tds),
      value: price(allowed, tested),
      rule: limitsRule ?? undefined,
    },
    {
      id: "housing-costs",
      value: price(allowed - upkeep, tested, propertyTaxRate / 1200),
      rule: ruleUsed(counted, debtServiceSources),
    },
    premiumStage(boundByIncome ? best.price : withPremium, costs),
    {
      id: paidInCash ? "cash-only" : lastStage[best.boundBy],
      value: best.price,
      rule: paidInCash
        ? undefined
        : ruleUsedOn(minimumDownPaymentRule, on, eligibleMortgageSources),
    },
  ];
}

/** Returns the price that uses up the savings together with its closing costs, and those costs. */
function cashPrice({ inputs, facts, on }: AffordabilityCase): { price: number; costs: number } {
  const { downPayment: savings, loanTerm: amortizationYears } = inputs;
  const circumstances = asCircumstances(facts, on);
  const costsAt = (price: number) => {
    const { result } = workOutClosingFees({
      homePrice: price,
      downPayment: price,
      loanType: "conventional",
      province: insuredAs(facts.province),
    });
    const purchase = { price, downPayment: price, amortizationYears, province: facts.province };
    const { transfer } = transferOf(purchase, circumstances, 0);
    return result.legalFees + result.titleInsurance + transfer.total;
  };
  // Closing costs are a small part of the price and rise with it, so the iteration converges.
  let price = savings;
  for (let round = 0; round < 20; round++) price = Math.max(0, savings - costsAt(price));
  return { price, costs: savings - price };
}

/**
 * Returns the purchase that a lender's count of the income allows. Rent from a home of two to four units
 * counts by the insurer's program if the loan is insured; `atLender` is then the price by the lender's own.
 */
function qualifiedPurchase(asked: AffordabilityCase) {
  const { facts, on } = asked;
  const { compounding, propertyTaxRate, heating, condoFees } = facts;
  const { monthlyDebts, downPayment, interestRate, loanTerm } = asked.inputs;
  const counted = (isInsured: boolean) => {
    const income = householdIncome(asked.inputs, facts, on, isInsured);
    const inputs = { ...asked.inputs, annualIncome: income.counted };
    const circumstances = asCircumstances(facts, on);
    const purchase: MaximumPurchaseInputs = {
      ...asBuyer(circumstances),
      ...{ compounding, propertyTaxRate, heating, condoFees, on: circumstances.on },
      ...{ occupancy: facts.occupancy, units: Number(facts.units), newlyBuilt: facts.newlyBuilt },
      ...{ annualIncome: income.counted, monthlyDebts, downPayment },
      province: insuredAs(facts.province),
      annualRate: interestRate,
      amortizationYears: loanTerm,
    };
    return {
      income,
      inputs,
      purchase,
      best: maximumPurchase({ ...purchase, takesShorter: false }),
    };
  };
  const own = { ...counted(false), atLender: null };
  if (facts.homeRent === 0) return own;
  const insured = counted(true);
  if (!insured.best.insurance.required || insured.income.counted === own.income.counted) return own;
  return { ...insured, atLender: own.best.price };
}

/** Returns the price with a second year of the income that one year alone leaves out, in dollars. */
function secondYearPrice(asked: AffordabilityCase): number {
  const { facts } = asked;
  const { variableIncome, selfEmployedIncome } = facts;
  const later = {
    variableIncomeBefore: facts.variableIncomeBefore ?? variableIncome,
    selfEmployedIncomeBefore: facts.selfEmployedIncomeBefore ?? selfEmployedIncome,
  };
  return qualifiedPurchase({ ...asked, facts: { ...facts, ...later } }).best.price;
}

/** Share of the estimate's price from which more income hardly matters. */
const closeTo = 0.99;

/** Returns the notes on what a lender's own policies and the borrowers could change. */
function lenderNotes(
  { inputs: { downPayment }, on }: AffordabilityCase,
  best: MaximumPurchase,
  incomeNeeded: number | null,
  atLender: number | null,
): Note[] {
  const scale = slidingScalePrice(best.price, downPayment, on);
  return [
    ...(atLender === null
      ? []
      : [
          {
            id: "rent-by-program",
            insurer: dollars(best.price),
            lender: dollars(atLender),
          } as const,
        ]),
    ...(incomeNeeded === null
      ? []
      : [{ id: "co-borrower", income: dollars(incomeNeeded) } as const]),
    ...(best.insurance.required ? [reserveNote(best.price)] : []),
    ...(scale ? [scale] : []),
  ];
}

/**
 * Calculates the highest price that a lender could finance: stress test, debt service limits with
 * property tax and heating, insurance premium in the loan, minimum down payment and price cap. If the
 * income supports no mortgage, the price is the savings minus the closing costs.
 */
function count(asked: AffordabilityCase): AffordabilityCount {
  const { estimate, facts, on } = asked;
  const circumstances = asCircumstances(facts, on);
  const { income, inputs, purchase, best, atLender } = qualifiedPurchase(asked);
  const known = { ...asked, inputs };
  const { annualIncome, downPayment, loanTerm, monthlyDebts } = inputs;
  const { province, heating } = facts;
  const mortgage = Math.max(0, best.price - downPayment);
  const isCash = mortgage < 1 && downPayment > 0;
  const cash = isCash ? cashPrice(known) : null;
  const costs = purchaseCosts(
    {
      price: best.price,
      downPayment: Math.min(downPayment, best.price),
      amortizationYears: loanTerm,
      province,
    },
    circumstances,
  );
  const { insurance, ratios } = best;
  const limitsRule = best.limitsRule && ruleUsed(best.limitsRule, debtServiceSources);
  // `costs.notes` already contains this note if the mortgage is too long at this price.
  const isTooLongAbove =
    best.refusedAbove === "amortization" && costs.insurance.refusal !== "amortization";
  const stages = [
    {
      id: "income-counted",
      value: workOutAffordability(inputs).result.maxPrice,
      rule: income.rule,
    } as const,
    ...stagesOf(known, best, costs, limitsRule),
  ];
  const needed = incomeFor(purchase, estimate.maxPrice, best);
  const isShort =
    !isCash && best.boundBy.startsWith("income") && best.price < estimate.maxPrice * closeTo;
  const [incomeNeeded] = isShort ? needed : [];
  const counted = countOf({
    estimate: ["maxPrice", estimate.maxPrice],
    figure: "lenderMaxPrice",
    limit: affordabilityLimit(inputs, best, on),
    stages: cash ? [...stages, { id: "costs-of-closing", value: cash.price }] : stages,
    findings: [
      ...needed,
      finding("insuredMortgage", insurance.insuredMortgage, "dollars"),
      finding("lenderPayment", best.payment, "dollars"),
      finding("testedPayment", best.qualifyingPayment, "dollars"),
      finding("qualifyingRate", best.qualifyingRate, "percent"),
      // Above the whole income, a ratio only says that there is hardly any.
      ...(ratios.tds > 100
        ? []
        : [finding("gds", ratios.gds, "percent"), finding("tds", ratios.tds, "percent")]),
      finding("premium", insurance.premium, "dollars"),
      finding(
        "taxesAtClosing",
        costs.transfer.total + insurance.salesTax + costs.newHome.cash,
        "dollars",
      ),
    ],
    rules: [
      ...(income.notes.length > 0 ? [income.rule] : []),
      stressTestUsed(on),
      ...(limitsRule ? [limitsRule] : []),
      ...(insurance.required ? [costs.premiumRule] : []),
      ...(insurance.salesTax > 0 && costs.salesTaxRule ? [costs.salesTaxRule] : []),
      ...costs.transferRules,
    ],
    notes: [
      ...income.notes,
      ...lenderNotes(
        known,
        best,
        incomeNeeded ? Math.max(0, incomeNeeded.value - annualIncome) : null,
        atLender,
      ),
      ...(isTooLongAbove ? [{ id: "amortization" } as const] : []),
      ...costs.notes,
      ...endedNotes(costs.notices),
    ],
    tests: costs.tests,
  });
  const { affordablePayment } = workOutAffordability(inputs).workings;
  const debtsOver = Math.max(
    -affordablePayment,
    monthlyDebts + heating - (annualIncome / 12) * (best.limits.tds / 100),
  );
  const over = Math.min(monthlyDebts, Math.max(0, Math.ceil(debtsOver)));
  return {
    ...counted,
    price: cash?.price ?? best.price,
    mortgage,
    closingCosts: cash?.costs ?? 0,
    shorter:
      best.refusedAbove === "amortization" ? shorterThan(maximumPurchase(purchase), best) : null,
    prohibitedUntil: costs.transfer.prohibition?.rule.effectiveTo ?? null,
    debtsOver: over,
    secondYearPrice: income.ofOneYear > 0 && (over > 0 || isCash) ? secondYearPrice(asked) : null,
  };
}

/** Returns the income needed for the estimate's price as a finding, if a lender finances less. */
function incomeFor(
  { annualIncome: _, ...purchase }: MaximumPurchaseInputs,
  price: number,
  best: MaximumPurchase,
): Figure[] {
  const { min, max } = positiveAmount;
  if (best.price >= price || purchase.downPayment > price || price < min || price > max) return [];
  const { annualIncome } = incomeNeeded({ ...purchase, price });
  return annualIncome === null ? [] : [finding("incomeNeeded", annualIncome, "dollars")];
}

const shorterThan = (shorter: MaximumPurchase, { price }: MaximumPurchase) =>
  shorter.price > price ? { years: shorter.amortizationYears, price: shorter.price } : null;

function verdictOf(
  { estimate }: AffordabilityCase,
  lender: AffordabilityCount,
): AffordabilityVerdict {
  const { price, mortgage, closingCosts, debtsOver, isClose, limit, shorter } = lender;
  const { secondYearPrice: secondYear } = lender;
  if (lender.prohibitedUntil) {
    return { id: "not-until", lastDay: lender.prohibitedUntil, price: dollars(price) };
  }
  if (limit.id === "nothing-down") return { id: "nothing-down", share: limit.share };
  if (secondYear !== null && secondYear > price) {
    return { id: "second-year", price: dollars(secondYear) };
  }
  if (debtsOver > 0) {
    return { id: "debts-leave-no-room", fallBy: dollars(debtsOver), price: dollars(price) };
  }
  if (mortgage < 1) return { id: "cash-only", price: dollars(price), costs: dollars(closingCosts) };
  if (isClose) return { id: "fits", price: dollars(price) };
  if (price > estimate.maxPrice) return { id: "shop-up-to", price: dollars(price) };
  return {
    id: "stop-below",
    price: dollars(price),
    estimate: dollars(estimate.maxPrice),
    shorter: shorter && { years: years(shorter.years), price: dollars(shorter.price) },
  };
}

/** Amortizations to search for thresholds, in years; longer mortgages are very rare. */
const usualTerms = { min: 5, max: 40 };

/**
 * Affordability insight: the estimate, a lender's highest price, and the deciding facts.
 *
 * @example
 * affordabilityInsight.answer({
 *   annualIncome: 120_000, monthlyDebts: 500, downPayment: 80_000, interestRate: 5.5, loanTerm: 25,
 * }).lender.figure; // { id: "lenderMaxPrice", value: 516600.01, unit: "dollars" }
 */
export const affordabilityInsight = /* @__PURE__ */ defineInsight<
  AffordabilityInputs,
  AffordabilityResult,
  AffordabilityFacts,
  AffordabilityVerdict,
  AffordabilityCount
>({
  calculator: affordability,
  facts: {
    ...buyerFacts,
    // The price that a lender finances does not depend on these days, so other ones are not tried.
    monthsToClosing: { ...buyerFacts.monthsToClosing, tries: [] },
    monthsSinceAgreement: { ...buyerFacts.monthsSinceAgreement, tries: [] },
    ...eachBuyerFacts(
      ({ province }: AffordabilityFacts) => province,
      (_, { loanTerm }: AffordabilityInputs) =>
        loanTerm > ruleInForce({ rule: insurancePremium }).value.standardYears,
    ),
    province: provinceFact,
    ...cityFacts(({ province }: AffordabilityFacts) => province),
    ...incomeFacts,
    compounding: compoundingFact,
    propertyTaxRate: { rule: percentage, default: typicalPropertyTaxRate, tries: [], usual: true },
    heating: { rule: amount, default: 100, tries: [], usual: true },
    condoFees: { rule: amount, default: 0, tries: [400], usual: true },
  },
  count,
  verdict: verdictOf,
  said(verdict) {
    const { id } = verdict;
    if (id === "not-until" || id === "nothing-down") return id;
    if (id === "debts-leave-no-room") return [id, verdict.fallBy];
    return [id === "second-year" || id === "cash-only" ? id : "price", verdict.price];
  },
  explain: explainAffordability,
  thresholds: ({ annualIncome, monthlyDebts, downPayment, interestRate, loanTerm }) => [
    { input: { id: "downPayment", value: downPayment, unit: "dollars" }, range: amount },
    { input: { id: "annualIncome", value: annualIncome, unit: "dollars" }, range: positiveAmount },
    { input: { id: "monthlyDebts", value: monthlyDebts, unit: "dollars" }, range: amount },
    { input: { id: "interestRate", value: interestRate, unit: "percent" }, range: rate },
    { input: { id: "loanTerm", value: loanTerm, unit: "years" }, range: usualTerms },
  ],
  outcome: ({ limit }, { id }): AffordabilityOutcome =>
    id === "second-year" || id === "debts-leave-no-room" || id === "cash-only" || id === "not-until"
      ? id
      : (limit.id as PurchaseLimit),
});
