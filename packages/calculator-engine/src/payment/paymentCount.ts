import type { Compounding } from "../canada/compounding.ts";
import { mortgagePayment } from "../canada/mortgagePayment.ts";
import type { Territory } from "../canada/place.ts";
import { qualifyingRate } from "../canada/qualifyingRate.ts";
import type { Province } from "../canada/rules/landTransferTaxBrackets.ts";
import type { InsightCase, LenderCount, ScheduledLoan } from "../insight/Answer.ts";
import { countOf, finding, stressTestUsed } from "../insight/countOf.ts";
import type { OwnedFacts } from "../insight/eachBuyer.ts";
import { type InsuranceCosts, insuranceCosts, premiumStage } from "../insight/insuranceCosts.ts";
import { compoundingStage, monthlyPayment, usualAmortizations } from "../insight/lenderPolicies.ts";
import { asCircumstances, type PurchaseFacts } from "../insight/purchaseFacts.ts";
import { dollars, years } from "../quantity.ts";
import type { PaymentInputs, PaymentResult } from "./paymentEstimate.ts";

export interface PaymentFacts
  extends Pick<
      PurchaseFacts,
      "ownedHome" | "occupancy" | "units" | "newlyBuilt" | "monthsToClosing"
    >,
    OwnedFacts {
  readonly compounding: Compounding;
  /** Dollars; `null` if unknown, in which case insurance is not counted. */
  readonly homePrice: number | null;
  readonly province: Province | Territory;
}

/** Loan that a lender would give, with any insurance premium. */
interface CountedLoan extends Omit<ScheduledLoan, "id" | "preferred" | "from"> {
  readonly compounding: Compounding;
}

export interface PaymentCount extends LenderCount {
  readonly loan: CountedLoan;
  /** Dollars a month. */
  readonly payment: number;
  /** Dollars each time at the frequency that the borrower prefers. */
  readonly preferred: number;
  readonly tested: number;
  /** Amortization of the count: the requested years, or the longest that a lender could give. */
  readonly years: number;
  readonly isInsured: boolean;
  /** True if the interest is at least as much as the loan. */
  readonly isInterestAsMuch: boolean;
  /** Payment over the standard amortization, in dollars a month. */
  readonly standardPayment: number;
  /** Maximum loan on the home, in dollars; `null` if its price is unknown. */
  readonly most: number | null;
}

export type PaymentCase = InsightCase<PaymentInputs, PaymentResult, PaymentFacts>;

function costsOf({ inputs, facts, on }: PaymentCase, years: number): InsuranceCosts | null {
  const { homePrice, province } = facts;
  if (homePrice === null) return null;
  const downPayment = Math.max(0, homePrice - inputs.loanAmount);
  return insuranceCosts(
    { price: homePrice, downPayment, amortizationYears: years, province },
    asCircumstances({ ...facts, residency: "all" }, on),
  );
}

/** Returns the longest possible amortization, up to the requested one, and its insurance. */
function termOf(known: PaymentCase) {
  const { standardYears, longestYears } = usualAmortizations(known.on);
  const years = Math.min(known.inputs.loanTerm, longestYears);
  const costs = costsOf(known, years);
  return costs?.insurance.refusal === "amortization"
    ? { years: standardYears, costs: costsOf(known, standardYears), tests: costs.tests }
    : { years, costs, tests: costs?.tests ?? [] };
}

const premiumFindings = (premium: number, salesTax: number) =>
  premium > 0 && [
    finding("premium", premium, "dollars"),
    finding("premiumTax", salesTax, "dollars"),
  ];

/**
 * Calculates the payment as a lender does: compounded semi-annually by default, over no more years than
 * lenders give, with the insurance premium if the price is known and the down payment small.
 */
export function countPayment(known: PaymentCase): PaymentCount {
  const { inputs, estimate, facts, on } = known;
  const { loanAmount, interestRate, loanTerm, paymentFrequency } = inputs;
  const { compounding, homePrice } = facts;
  const { years: counted, costs, tests } = termOf(known);
  const { premium = 0, salesTax = 0 } = costs?.insurance ?? {};
  const loan = loanAmount + premium;
  const testedAt = qualifyingRate({ annualRate: interestRate, on });
  const pay = (principal: number, annualRate = interestRate, term = counted) =>
    monthlyPayment(principal, annualRate, term, compounding);
  const charged = pay(loan);
  const tested = pay(loan, testedAt);
  const refused = costs?.refused ?? null;
  const minimum = refused?.minimum.value ?? 0;
  const lent = {
    principal: refused ? loanAmount : loan,
    annualRate: interestRate,
    amortizationYears: counted,
    compounding,
  };
  const asPreferred = mortgagePayment({ ...lent, frequency: paymentFrequency });
  const lender = countOf({
    estimate: ["monthly", estimate.monthly],
    figure: "lenderMonthly",
    isRefused: refused !== null,
    limit: refused && { ...refused, missing: dollars(minimum - ((homePrice ?? 0) - loanAmount)) },
    stages: [
      !refused && [
        compoundingStage(pay(loanAmount, interestRate, loanTerm), compounding, on),
        { id: "amortization", years: years(counted), value: pay(loanAmount) },
        costs && premiumStage(charged, costs),
      ],
    ],
    findings: [
      !refused && [
        finding("qualifyingRate", testedAt, "percent"),
        finding("testedPayment", tested, "dollars"),
        { ...finding("preferredPayment", asPreferred, "dollars"), of: paymentFrequency },
        premiumFindings(premium, salesTax),
      ],
    ],
    rules: [stressTestUsed(on), salesTax > 0 && costs?.salesTaxRule],
    tests,
    missing: homePrice === null ? ["homePrice"] : [],
  });
  return {
    ...lender,
    loan: lent,
    payment: charged,
    preferred: asPreferred,
    tested,
    years: counted,
    isInsured: costs?.insurance.required ?? false,
    isInterestAsMuch: charged * counted * 12 - loan >= loan,
    standardPayment: pay(loan, interestRate, usualAmortizations(on).standardYears),
    most: homePrice === null ? null : homePrice - minimum,
  };
}
