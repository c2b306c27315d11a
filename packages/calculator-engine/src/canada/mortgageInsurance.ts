import { checkInputs } from "../calculator.ts";
import { amount, isNumber, mustBe, oneOf, yearCount } from "../fieldRules.ts";
import { buyerRules } from "./buyers.ts";
import { decideFirstTime, type FirstTimeDecision } from "./firstTimeBuyer.ts";
import { homeUseRules, isInsuredUse, minDown } from "./minimumDownPayment.ts";
import { type Accepting, flag, type InputsIn, optional } from "./optionalField.ts";
import {
  insuredFirstTimeTest,
  insuredNewcomers,
  longAmortizationBuyers,
  minimumDownPaymentRule,
} from "./rules/eligibleMortgage.ts";
import { insurancePremium } from "./rules/insurancePremium.ts";
import { landTransferTaxBrackets, type Province } from "./rules/landTransferTaxBrackets.ts";
import { premiumSalesTax } from "./rules/premiumSalesTax.ts";
import { openRules, type RuleBook, type RuleChoice } from "./rules/ruleBook.ts";
import { noticesOf, type RuleNotice } from "./rules/ruleNotices.ts";

interface Tiers {
  readonly rows: readonly (readonly [upToLoanToValue: number, percent: number])[];
  readonly nonTraditional: number;
}

/** Tolerance for division errors, far below the difference of two ratios of cents. */
const slack = 1e-9;

/** Returns the percentage for a loan to value. A borrowed down payment costs more in the last tier. */
function tierPercent(
  loanToValue: number,
  { rows, nonTraditional }: Tiers,
  isBorrowed = false,
): number {
  const index = rows.findIndex(([upTo]) => loanToValue <= upTo + slack);
  const last = rows.length - 1;
  const tier = index === -1 ? last : index;
  return isBorrowed && tier === last ? nonTraditional : (rows[tier]?.[1] ?? 0);
}

export interface MortgageInsuranceInputs extends InputsIn<typeof inputRules>, RuleChoice {}

/** Reason that insurers refuse a purchase. */
export type InsuranceRefusal =
  | "down-payment"
  | "price-cap"
  | "amortization"
  | "occupancy"
  | "right-to-work";

interface ReviewedInsurance {
  /** True if the down payment requires insurance. */
  readonly required: boolean;
  /** Reason that required insurance is refused; `null` if it is available or not required. */
  readonly refusal: InsuranceRefusal | null;
  /** True if a first-time buyer would be insured, and nothing was given about the buyers. */
  readonly isRefusalUnknown: boolean;
  /** Outcome of the first-time test if a long amortization depends on it, else `null`. */
  readonly firstTime: FirstTimeDecision | null;
}

interface InsuranceAmounts {
  /** Percent of the loan. */
  readonly premiumRate: number;
  readonly premium: number;
  /** Provincial tax on the premium: cash at closing, never part of the loan. */
  readonly salesTax: number;
  /** Loan plus premium. */
  readonly insuredMortgage: number;
}

/** Insurance as a search for a price counts it at each step, which needs no notices. */
export interface InsuranceCount extends ReviewedInsurance, InsuranceAmounts {}

interface Noticed {
  readonly notices: readonly RuleNotice[];
}

/** Insurance as a count uses it: a refused loan has no premium, and its amounts are 0. */
export interface CountedInsurance extends InsuranceCount, Noticed {}

/** Insurance with its amounts; a refused one has none. */
export type MortgageInsurance = Noticed &
  (
    | (ReviewedInsurance & { readonly refusal: null } & InsuranceAmounts)
    | (ReviewedInsurance & { readonly refusal: InsuranceRefusal } & {
        readonly [Amount in keyof InsuranceAmounts]?: undefined;
      })
  );

/** Rule of a down payment: at most the price. */
export const atMostThePrice = mustBe<Accepting<number>>(
  "a number from 0 to price",
  (value, { price }) => isNumber(value) && isNumber(price) && value >= 0 && value <= price,
);

const inputRules = {
  ...buyerRules,
  /** Dollars. */ price: amount,
  /** Dollars, at most the price. */
  downPayment: atMostThePrice,
  /** True if part of the down payment is borrowed, or a gift from someone other than close family. */
  borrowedDownPayment: flag,
  /** Years. Defaults to the standard amortization of the rule in force, 25 today. */
  amortizationYears: optional(yearCount),
  province: oneOf(Object.keys(landTransferTaxBrackets) as Province[]),
  newlyBuilt: flag,
  ...homeUseRules,
};

/** Checks whether the buyer may exceed the standard amortization, using the first-time test if needed. */
function longAmortization(inputs: MortgageInsuranceInputs, book: RuleBook) {
  const { newlyBuilt = false, firstTimeBuyer, buyers } = inputs;
  const who = book.inForce(longAmortizationBuyers).value;
  if (who === "anybody" || who === "nobody") {
    return { open: who === "anybody", firstTime: null, isUnknown: false };
  }
  const firstTime = decideFirstTime(insuredFirstTimeTest, inputs, book);
  const isOpenFor = (isFirst: boolean) =>
    who === "first-time or newly built" ? isFirst || newlyBuilt : isFirst && newlyBuilt;
  const open = isOpenFor(firstTime?.met ?? false);
  const isUnknown = firstTimeBuyer === undefined && !buyers && !open && isOpenFor(true);
  return { open, firstTime, isUnknown };
}

/** Returns true if each buyer is a citizen or permanent resident, or may work as insurers ask. */
function mayAllWork({ buyers = [] }: MortgageInsuranceInputs, book: RuleBook): boolean {
  const isRefused = buyers.some(
    ({ citizenOrPermanentResident, mayWorkInCanada = true }) =>
      !citizenOrPermanentResident && !mayWorkInCanada,
  );
  return !isRefused || book.find(insuredNewcomers)?.value.workAuthorized !== true;
}

function review(inputs: MortgageInsuranceInputs, book: RuleBook) {
  const { price, downPayment } = inputs;
  const refuse = (
    refusal: InsuranceRefusal | null,
    firstTime: FirstTimeDecision | null = null,
    isRefusalUnknown = false,
  ) => ({ refusal, firstTime, isRefusalUnknown });
  if (!isInsuredUse(inputs)) return refuse("occupancy");
  if (!mayAllWork(inputs, book)) return refuse("right-to-work");
  const { insuredBelow = Infinity } = book.inForce(minimumDownPaymentRule).value;
  if (price >= insuredBelow) return refuse("price-cap");
  if (downPayment < minDown(price, inputs, book) - slack) return refuse("down-payment");
  const { standardYears, longestYears } = book.inForce(insurancePremium).value;
  const { amortizationYears = standardYears } = inputs;
  if (amortizationYears <= standardYears) return refuse(null);
  if (amortizationYears > longestYears) return refuse("amortization");
  const { open, firstTime, isUnknown } = longAmortization(inputs, book);
  return refuse(open ? null : "amortization", firstTime, isUnknown);
}

/** Counts the insurance of inputs that have been checked, with amounts of 0 if it is refused. */
export function insure(inputs: MortgageInsuranceInputs, book: RuleBook): InsuranceCount {
  const { price, downPayment, province } = inputs;
  const loan = price - downPayment;
  const nothing = { premiumRate: 0, premium: 0, salesTax: 0, insuredMortgage: loan };
  const { uninsured } = book.inForce(minimumDownPaymentRule).value;
  if (downPayment * 100 >= price * uninsured - slack) {
    const reviewed = { refusal: null, isRefusalUnknown: false, firstTime: null };
    return { required: false, ...reviewed, ...nothing };
  }
  const reviewed = review(inputs, book);
  if (reviewed.refusal) return { required: true, ...reviewed, ...nothing };

  const premiums = book.inForce(insurancePremium).value;
  const tier = tierPercent((loan * 100) / price, premiums, inputs.borrowedDownPayment);
  const { amortizationYears = premiums.standardYears } = inputs;
  const over = Math.max(0, amortizationYears - premiums.standardYears);
  const surcharge = Math.ceil(over / 5) * premiums.longAmortization;
  // Premiums are published in hundredths of a percent.
  const premiumRate = Math.round((tier + surcharge) * 100) / 100;
  const premium = (loan * premiumRate) / 100;
  const tax = premiumSalesTax[province];
  const salesTax = (premium * ((tax && book.find(tax)?.value) ?? 0)) / 100;
  return {
    required: true,
    ...reviewed,
    premiumRate,
    premium,
    salesTax,
    insuredMortgage: loan + premium,
  };
}

/**
 * Calculates the mortgage default insurance premium on an owner-occupied home of one to four units or a
 * second home of one unit, as charged by CMHC, Sagen and Canada Guaranty.
 *
 * The loan before the premium determines the tier; the premium is added to the loan. A borrowed down
 * payment of less than a tenth costs more. An amortization above 25 years costs a surcharge and is
 * available only to some buyers. With a down payment of 20 % or more, no insurance is required and
 * every amount is 0. A refusal is a result without amounts, not an error.
 *
 * @throws CalculatorInputError for anything out of range, and for a down payment above the price.
 * @example
 * mortgageInsurance({ price: 500_000, downPayment: 25_000, province: "ON" }).premium; // 19000
 */
export function mortgageInsurance(inputs: MortgageInsuranceInputs): MortgageInsurance {
  checkInputs(inputs, inputRules);
  const book = openRules(inputs);
  const { premiumRate, premium, salesTax, insuredMortgage, refusal, ...reviewed } = insure(
    inputs,
    book,
  );
  const notices = noticesOf(book);
  return refusal === null
    ? { ...reviewed, refusal, premiumRate, premium, salesTax, insuredMortgage, notices }
    : { ...reviewed, refusal, notices };
}
