import { minimumDownPayment } from "../canada/minimumDownPayment.ts";
import {
  type CountedInsurance,
  type InsuranceCount,
  type InsuranceRefusal,
  insure,
} from "../canada/mortgageInsurance.ts";
import { isTerritory, type Territory } from "../canada/place.ts";
import {
  eligibleMortgageSources,
  insuredNewcomers,
  minimumDownPaymentRule,
} from "../canada/rules/eligibleMortgage.ts";
import { insurancePremium, insurancePremiumSources } from "../canada/rules/insurancePremium.ts";
import type { Province } from "../canada/rules/landTransferTaxBrackets.ts";
import { premiumSalesTax, premiumSalesTaxSources } from "../canada/rules/premiumSalesTax.ts";
import { openRules } from "../canada/rules/ruleBook.ts";
import { findRule, ruleInForce } from "../canada/rules/ruleInForce.ts";
import { noticesOf } from "../canada/rules/ruleNotices.ts";
import { dollars, percent } from "../quantity.ts";
import type { Refused } from "./Answer.ts";
import type { Stage } from "./bridge.ts";
import { ruleUsed, ruleUsedOn } from "./countOf.ts";
import { asBuyer, tested } from "./eachBuyer.ts";
import type { Note } from "./note.ts";
import type { PurchaseCircumstances } from "./purchaseFacts.ts";

export interface Purchase {
  readonly price: number;
  readonly downPayment: number;
  readonly amortizationYears: number;
  readonly province: Province | Territory;
}

/** Returns the province to insure in: Alberta for a territory, as neither taxes the premium. */
export const insuredAs = (place: Province | Territory): Province =>
  isTerritory(place) ? "AB" : place;

export type InsuranceCosts = ReturnType<typeof insuranceCosts>;

function refusalNote(refusal: InsuranceRefusal, minimumDown: number): Note {
  if (refusal === "amortization" || refusal === "right-to-work") return { id: refusal };
  const minimum = dollars(Math.ceil(minimumDown));
  return { id: refusal === "down-payment" ? "minimum-down-payment" : "not-insurable", minimum };
}

/** Returns the minimum down payment in dollars, larger if the amortization is too long to insure. */
function minimumFor(
  { price }: Purchase,
  refusal: InsuranceRefusal | null,
  { on, occupancy, units }: PurchaseCircumstances,
): number {
  if (refusal !== "amortization" && refusal !== "right-to-work")
    return minimumDownPayment({ price, on, occupancy, units });
  return (price * ruleInForce({ rule: minimumDownPaymentRule, on }).value.uninsured) / 100;
}

/** Returns the mortgage insurance of a purchase, as a search counts it at each step. */
export function insuranceOf(
  purchase: Purchase,
  given: PurchaseCircumstances,
  book = openRules({ on: given.on }),
): InsuranceCount {
  const { newlyBuilt, occupancy, units } = given;
  const province = insuredAs(purchase.province);
  return insure({ ...purchase, province, ...asBuyer(given), newlyBuilt, occupancy, units }, book);
}

/** Returns the mortgage insurance of a purchase, with the rules behind it. */
export function insuranceCosts(purchase: Purchase, given: PurchaseCircumstances) {
  const { on } = given;
  const book = openRules({ on });
  const counted = insuranceOf(purchase, given, book);
  const insurance: CountedInsurance = { ...counted, notices: noticesOf(book) };
  const { refusal, firstTime } = insurance;
  const tests = firstTime
    ? [tested(firstTime, ruleUsed(firstTime.rule, eligibleMortgageSources), given)]
    : [];
  const minimumDown = minimumFor(purchase, refusal, given);
  const tax = premiumSalesTax[insuredAs(purchase.province)];
  const taxInForce = tax && findRule({ rule: tax, on });
  const refused: Refused | null = refusal && {
    id: "refused",
    minimum: dollars(minimumDown),
    // At least a cent, because a price with cents can have a minimum with a part of one.
    missing: dollars(Math.max(0.01, minimumDown - purchase.downPayment)),
  };
  return {
    insurance,
    premiumRule: refusal
      ? ruleUsedOn(
          refusal === "right-to-work" ? insuredNewcomers : minimumDownPaymentRule,
          on,
          eligibleMortgageSources,
        )
      : ruleUsedOn(insurancePremium, on, insurancePremiumSources),
    ...(taxInForce && { salesTaxRule: ruleUsed(taxInForce, premiumSalesTaxSources) }),
    minimumDown,
    /** `null` if a lender could lend. */
    refused,
    /** Outcomes of the first-time tests that were applied. */
    tests,
    /** Reason that no lender could insure the purchase. */
    notes: refusal ? [refusalNote(refusal, minimumDown)] : [],
  };
}

export const premiumStage = (value: number, { insurance, premiumRule }: InsuranceCosts): Stage => ({
  id: "premium-in-loan",
  rate: percent(insurance.premiumRate),
  value,
  rule: premiumRule,
});

export const salesTaxStage = (value: number, { salesTaxRule }: InsuranceCosts): Stage => ({
  id: "premium-tax",
  value,
  rule: salesTaxRule,
});
