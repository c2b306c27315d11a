import { incomeNeeded } from "../canada/incomeNeeded.ts";
import { type MaximumPurchase, maximumPurchase } from "../canada/maximumPurchase.ts";
import type { MaximumPurchaseInputs } from "../canada/qualify.ts";
import { positiveAmount } from "../fieldRules.ts";
import type { Entries, LenderCount } from "../insight/Answer.ts";
import {
  type CountParts,
  countOf,
  endedNotes,
  finding,
  stressTestUsed,
} from "../insight/countOf.ts";
import { limitsUsed, withCoSigner } from "../insight/incomeTest.ts";
import { capitalNotes, reserveNote, slidingScalePrice } from "../insight/lenderPolicies.ts";
import type { Note } from "../insight/note.ts";
import type { PurchaseCosts } from "../insight/purchaseCosts.ts";
import { dollars, type Figure } from "../quantity.ts";
import { cashPrice, closingCashOf, closingCostsOf, costsAt } from "./affordabilityCash.ts";
import { type AffordabilityInputs, workOutAffordability } from "./affordabilityEstimate.ts";
import type { AffordabilityCase } from "./affordabilityFacts.ts";
import { possiblePurchase, secondYearPrice } from "./affordabilityPurchase.ts";
import { affordabilityLimit, leastPrice, stagesOf } from "./affordabilityStages.ts";
import { type HomeInMind, homeInMindOf } from "./homeInMind.ts";

export interface AffordabilityCount extends LenderCount {
  /** Dollars. */
  readonly price: number;
  readonly mortgage: number;
  /** Costs of closing at this price in dollars. */
  readonly closingCosts: number;
  /** Dollars to have besides the down payment, at least what lenders ask to see. */
  readonly closingBesides: number;
  /** Costs of closing that are paid out of the down payment, in dollars. */
  readonly paidFirst: number;
  /** Insurable mortgage with a higher price, if this amortization is too long; else `null`. */
  readonly shorter: { readonly years: number; readonly price: number } | null;
  /** Last day of the law that prohibits the purchase; `null` if none does. */
  readonly prohibitedUntil: string | null;
  /** Dollars a month by which debt payments must fall before a mortgage is possible; 0 if one is. */
  readonly debtsOver: number;
  /** Price in dollars if the year before had brought the same; `null` if income of one year is no cause. */
  readonly secondYearPrice: number | null;
  /** Home in mind; `null` if none was given. */
  readonly home: HomeInMind | null;
  /** Taxes in cash at closing at this price, in dollars. */
  readonly taxesAtClosing: number;
}

/** Share of the estimate's price from which more income hardly matters. */
const closeTo = 0.99;

/**
 * Calculates the highest price that a lender could finance and the buyers can close, with what the law
 * allows and the costs that the savings do not cover. If the income supports no mortgage, the price is
 * the savings minus the closing costs.
 */
export function countAffordability(asked: AffordabilityCase): AffordabilityCount {
  const { facts, on, inputs: given } = asked;
  const possible = possiblePurchase(asked);
  const { free, legal, final, limit, paidFirst } = possible;
  const { income, best } = final;
  const known = { ...asked, inputs: final.inputs };
  const mortgage = Math.max(0, best.price - best.putDown);
  const isCash = mortgage < 1 && given.downPayment > 0;
  const cash = isCash ? cashPrice(known, limit) : null;
  const costs = costsAt(known, best.price, best.putDown);
  const closingCosts = cash ? cash.costs : closingCostsOf(costs, best.price);
  const over = debtsOver(final.inputs, best, facts.heating);
  const price = cash?.price ?? best.price;
  return {
    ...countOf({
      estimate: ["maxPrice", asked.estimate.maxPrice],
      figure: "lenderMaxPrice",
      limit: affordabilityLimit(final.inputs, best, on),
      stages: [
        {
          id: "co-signer-home",
          value: workOutAffordability(withCoSigner(given, facts)).result.maxPrice,
        },
        {
          id: "income-counted",
          value: workOutAffordability(final.inputs).result.maxPrice,
          rule: income.rule,
        },
        stagesOf(
          known,
          free.best,
          free === final ? costs : costsAt(known, free.best.price, given.downPayment),
        ),
        { id: "exception-limit", value: legal.best.price },
        !isCash && { id: "paid-first", value: best.price },
        cash && { id: "costs-of-closing", value: cash.price },
      ],
      ...disclosed(known, final, costs, isCash),
      tests: costs.tests,
    }),
    price,
    home: homeInMindOf(asked, possible, price, isCash),
    mortgage,
    closingCosts,
    closingBesides: isCash ? 0 : closingCashOf(costs, best.price) - paidFirst,
    paidFirst: isCash ? 0 : paidFirst,
    shorter:
      best.refusedAbove === "amortization"
        ? shorterThan(maximumPurchase(final.purchase), best)
        : null,
    prohibitedUntil: costs.transfer.prohibition?.rule.effectiveTo ?? null,
    debtsOver: over,
    secondYearPrice:
      income.ofOneYear > 0 && (over > 0 || best.boundBy.startsWith("income"))
        ? secondYearPrice(asked)
        : null,
    taxesAtClosing: costs.transfer.total + costs.newHome.cash + best.insurance.salesTax,
  };
}

type Purchase = ReturnType<typeof possiblePurchase>["final"];

function notesOf(
  { inputs, facts, estimate, on }: AffordabilityCase,
  { income, purchase, best, atLender }: Purchase,
  costs: PurchaseCosts,
  needed: Figure | null,
  isCash: boolean,
): Entries<Note> {
  const { insurance } = best;
  // `costs.notes` already contains this note if the mortgage is too long at this price.
  const isTooLongAbove =
    best.refusedAbove === "amortization" && costs.insurance.refusal !== "amortization";
  const isShort =
    !isCash && best.boundBy.startsWith("income") && best.price < estimate.maxPrice * closeTo;
  return [
    income.notes,
    facts.coSignerHome > 0 && { id: "co-signer-home" },
    atLender !== null && {
      id: "rent-by-program",
      insurer: dollars(best.price),
      lender: dollars(atLender),
    },
    needed &&
      isShort && {
        id: "co-borrower",
        income: dollars(Math.max(0, needed.value - purchase.annualIncome)),
      },
    insurance.required && best.price >= leastPrice && reserveNote(best.price),
    slidingScalePrice(best.price, inputs.downPayment, on),
    capitalNotes(insurance.insuredMortgage, purchase.annualIncome, income.rent),
    isTooLongAbove && { id: "amortization" },
    best.refusedAbove === "right-to-work" &&
      costs.insurance.refusal === null && { id: "right-to-work" },
    costs.newHome.notes,
    costs.likely,
    costs.notes,
    endedNotes(costs.notices),
  ];
}

function disclosed(
  known: AffordabilityCase,
  of: Purchase,
  costs: PurchaseCosts,
  isCash: boolean,
): Pick<CountParts, "findings" | "rules" | "notes"> {
  const { estimate, on } = known;
  const { income, purchase, best } = of;
  const { insurance, ratios } = best;
  const needed = incomeFor(purchase, estimate.maxPrice, best);
  return {
    findings: [
      needed,
      finding("insuredMortgage", insurance.insuredMortgage, "dollars"),
      finding("lenderPayment", best.payment, "dollars"),
      finding("testedPayment", best.qualifyingPayment, "dollars"),
      finding("qualifyingRate", best.qualifyingRate, "percent"),
      // Above the whole income, a ratio only says that there is hardly any.
      ratios.tds <= 100 && [
        finding("gds", ratios.gds, "percent"),
        finding("tds", ratios.tds, "percent"),
      ],
      finding("premium", insurance.premium, "dollars"),
      finding(
        "taxesAtClosing",
        costs.transfer.total + costs.newHome.cash + insurance.salesTax,
        "dollars",
      ),
    ],
    rules: [
      income.notes.length > 0 && income.rule,
      stressTestUsed(on),
      limitsUsed(best),
      insurance.required && costs.premiumRule,
      insurance.salesTax > 0 && costs.salesTaxRule,
      costs.transferRules,
    ],
    notes: notesOf(known, of, costs, needed, isCash),
  };
}

/** Returns by how much a month the debt payments must fall before a mortgage is possible. */
function debtsOver(inputs: AffordabilityInputs, { limits }: MaximumPurchase, heating: number) {
  const { annualIncome, monthlyDebts } = inputs;
  const { affordablePayment } = workOutAffordability(inputs).workings;
  const most = Math.max(
    -affordablePayment,
    monthlyDebts + heating - (annualIncome / 12) * (limits.tds / 100),
  );
  return Math.min(monthlyDebts, Math.max(0, Math.ceil(most)));
}

/** Returns the income needed for the estimate's price as a finding, if a lender finances less. */
function incomeFor(
  { annualIncome: _, ...purchase }: MaximumPurchaseInputs,
  price: number,
  best: MaximumPurchase,
): Figure | null {
  const { min, max } = positiveAmount;
  if (best.price >= price || purchase.downPayment > price || price < min || price > max)
    return null;
  const { annualIncome } = incomeNeeded({ ...purchase, price });
  return annualIncome === null ? null : finding("incomeNeeded", annualIncome, "dollars");
}

const shorterThan = (shorter: MaximumPurchase, { price }: MaximumPurchase) =>
  shorter.price > price ? { years: shorter.amortizationYears, price: shorter.price } : null;
