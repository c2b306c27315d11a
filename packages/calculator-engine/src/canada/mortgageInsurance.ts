import { checkInputs } from "../checkInputs.ts";
import { amount, isNumber, mustBe, oneOf, years } from "../fieldRules.ts";
import { minimumDownPayment } from "./minimumDownPayment.ts";
import { flag, optional } from "./optionalField.ts";
import {
  insurancePremium,
  longAmortizationBuyers,
  minimumDownPaymentRule,
  premiumSalesTax,
} from "./rules/mortgageInsurance.ts";
import { ruleInForce, rulesCheckedOn } from "./rules/ruleInForce.ts";
import { type Province, transferSchedules } from "./rules/transferSchedules.ts";

export interface MortgageInsuranceInputs {
  /** Dollars. */
  readonly price: number;
  /** Dollars, at most the price. */
  readonly downPayment: number;
  /** 25 unless given. */
  readonly amortizationYears?: number;
  readonly province: Province;
  readonly firstTimeBuyer?: boolean;
  readonly newlyBuilt?: boolean;
  /** ISO date that chooses the rules in force. */
  readonly on?: string;
}

/** Why insurers turn a purchase down. */
export type InsuranceRefusal = "down-payment" | "price-cap" | "amortization";

export interface MortgageInsurance {
  /** Whether the down payment is too small to do without insurance. */
  readonly required: boolean;
  /** Why it cannot be had though it is required; `null` when it can, or is not required. */
  readonly refusal: InsuranceRefusal | null;
  /** Percent of the loan. */
  readonly premiumRate: number;
  readonly premium: number;
  /** Provincial tax on the premium: cash at closing, never part of the loan. */
  readonly salesTax: number;
  /** The loan with the premium added to it. */
  readonly insuredMortgage: number;
}

const atMostThePrice = mustBe(
  "a number from 0 to price",
  (value, { price }) => isNumber(value) && isNumber(price) && value >= 0 && value <= price,
);

const inputRules = {
  price: amount,
  downPayment: atMostThePrice,
  amortizationYears: optional(years),
  province: oneOf(Object.keys(transferSchedules)),
  firstTimeBuyer: flag,
  newlyBuilt: flag,
};

/** Room for the error of dividing, far below any ratio that two amounts of cents can differ by. */
const slack = 1e-9;

function refusalOf(inputs: MortgageInsuranceInputs, on: string): InsuranceRefusal | null {
  const { price, downPayment, amortizationYears = 25, firstTimeBuyer, newlyBuilt } = inputs;
  if (price >= ruleInForce(minimumDownPaymentRule, on).value.insuredBelow) return "price-cap";
  if (downPayment < minimumDownPayment(price, on) - slack) return "down-payment";
  const { standardYears, longestYears } = ruleInForce(insurancePremium, on).value;
  if (amortizationYears <= standardYears) return null;
  if (amortizationYears > longestYears) return "amortization";
  const either = ruleInForce(longAmortizationBuyers, on).value === "first-time or newly built";
  const eligible = either ? firstTimeBuyer || newlyBuilt : firstTimeBuyer && newlyBuilt;
  return eligible ? null : "amortization";
}

/**
 * Mortgage default insurance on a home its owner lives in, as CMHC, Sagen and Canada Guaranty price it.
 *
 * The tier is chosen by the loan before the premium; the premium is added to the loan. A longer
 * amortization than 25 years costs a surcharge and is open to some buyers only. With 20 % down or
 * more nothing is required and every amount is 0. A refusal is an answer, not an error.
 *
 * @throws CalculatorInputError for anything out of range, and for more down than the price.
 * @example
 * mortgageInsurance({ price: 500_000, downPayment: 25_000, province: "ON" });
 * // { required: true, refusal: null, premiumRate: 4, premium: 19000, salesTax: 1520, insuredMortgage: 494000 }
 */
export function mortgageInsurance(inputs: MortgageInsuranceInputs): MortgageInsurance {
  checkInputs(inputs, inputRules);
  const { price, downPayment, amortizationYears = 25, province, on = rulesCheckedOn } = inputs;
  const loan = price - downPayment;
  const nothing = { premiumRate: 0, premium: 0, salesTax: 0, insuredMortgage: loan };
  const { uninsured } = ruleInForce(minimumDownPaymentRule, on).value;
  if (downPayment * 100 >= price * uninsured - slack) {
    return { required: false, refusal: null, ...nothing };
  }
  const refusal = refusalOf(inputs, on);
  if (refusal) return { required: true, refusal, ...nothing };

  const { rows, longAmortization, standardYears } = ruleInForce(insurancePremium, on).value;
  const loanToValue = (loan * 100) / price;
  const [, tier] = rows.find(([upTo]) => loanToValue <= upTo + slack) ?? rows.at(-1) ?? [0, 0];
  const premiumRate = tier + (amortizationYears > standardYears ? longAmortization : 0);
  const premium = (loan * premiumRate) / 100;
  const tax = premiumSalesTax[province];
  const salesTax = tax ? (premium * ruleInForce(tax, on).value) / 100 : 0;
  return {
    required: true,
    refusal: null,
    premiumRate,
    premium,
    salesTax,
    insuredMortgage: loan + premium,
  };
}
