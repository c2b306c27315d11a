import { incomeNeeded } from "../canada/incomeNeeded.ts";
import {
  type MaximumPurchase,
  type MaximumPurchaseInputs,
  maximumPurchase,
} from "../canada/maximumPurchase.ts";
import { debtServiceSources } from "../canada/rules/debtService.ts";
import { positiveAmount } from "../fieldRules.ts";
import type { LenderCount } from "../insight/Answer.ts";
import { countOf, finding } from "../insight/countOf.ts";
import { endedNotes } from "../insight/lawNotes.ts";
import { reserveNote, slidingScalePrice } from "../insight/lenderPolicies.ts";
import type { Note } from "../insight/note.ts";
import { purchaseCosts } from "../insight/purchaseCosts.ts";
import { asCircumstances } from "../insight/purchaseFacts.ts";
import { ruleUsed } from "../insight/ruleUsed.ts";
import { stressTestUsed } from "../insight/stages.ts";
import { dollars, type Figure } from "../quantity.ts";
import type { AffordabilityCase } from "./affordabilityCase.ts";
import { workOutAffordability } from "./affordabilityEstimate.ts";
import { affordabilityLimit } from "./affordabilityLimit.ts";
import { cashPrice, qualifiedPurchase, secondYearPrice } from "./affordabilityPurchase.ts";
import { stagesOf } from "./affordabilityStages.ts";

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
  /** Taxes in cash at closing at this price, in dollars. */
  readonly taxesAtClosing: number;
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
export function countAffordability(asked: AffordabilityCase): AffordabilityCount {
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
  const taxesAtClosing = costs.transfer.total + insurance.salesTax + costs.newHome.cash;
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
      finding("taxesAtClosing", taxesAtClosing, "dollars"),
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
    secondYearPrice:
      income.ofOneYear > 0 && (over > 0 || best.boundBy.startsWith("income"))
        ? secondYearPrice(asked)
        : null,
    taxesAtClosing,
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
