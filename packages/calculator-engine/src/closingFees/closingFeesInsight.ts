import type { LandTransferTax } from "../canada/landTransferTax.ts";
import { flippingTax, vacancyTax } from "../canada/rules/ownerTaxes.ts";
import { findRule } from "../canada/rules/ruleInForce.ts";
import { positiveAmount, yearCount as yearRange } from "../fieldRules.ts";
import type { LenderCount } from "../insight/Answer.ts";
import type { Stage } from "../insight/bridge.ts";
import { countOf, type Entries, finding } from "../insight/countOf.ts";
import { defineInsight, type InsightCase } from "../insight/defineInsight.ts";
import { eachBuyerFacts } from "../insight/eachBuyerFacts.ts";
import { salesTaxStage } from "../insight/insuranceCosts.ts";
import { endedNotes } from "../insight/lawNotes.ts";
import {
  reserveNote,
  reserveOf,
  slidingScaleNote,
  usualAmortizations,
} from "../insight/lenderPolicies.ts";
import type { Note } from "../insight/note.ts";
import {
  type Forbidden,
  type PurchaseCosts,
  purchaseCosts,
  type Short,
  transferStages,
} from "../insight/purchaseCosts.ts";
import { daysOf } from "../insight/purchaseDays.ts";
import {
  asCircumstances,
  cityFacts,
  type NewHomeFacts,
  newHomeFacts,
  type PlaceFacts,
  type PurchaseFacts,
  purchaseFacts,
} from "../insight/purchaseFacts.ts";
import { dollars, percent, type WithQuantities, years } from "../quantity.ts";
import { insuranceFreePercent } from "../typicalFees.ts";
import {
  type ClosingFeesInputs,
  type ClosingFeesResult,
  closingFees,
} from "./closingFeesEstimate.ts";
import { downPaymentPercent } from "./downPaymentWarning.ts";
import { explainClosingFees } from "./explainClosingFees.ts";

export interface ClosingFeesFacts
  extends PurchaseFacts,
    NewHomeFacts,
    Omit<PlaceFacts, "province"> {
  /** Years over which the mortgage is repaid. */
  readonly amortizationYears: number;
}

export type ClosingFeesVerdict =
  /**
   * Cash to bring: within 1 % of the estimate (`fits`), or a different amount (`bring`). `show` is the
   * larger amount of savings that lenders ask to see; `null` if the cash is enough.
   */
  | WithQuantities<"fits" | "bring", "cash", "show">
  /** Insurers cover at most `years`; the amortization `asked` needs `uninsured` as down payment. */
  | WithQuantities<"repay-sooner", "cash" | "asked" | "years" | "uninsured">
  | (WithQuantities<"not-until", never, "cash"> & Forbidden)
  /**
   * No lender could lend: the down payment is too small, or the home is rented out or too expensive
   * to be insured.
   */
  | ({ readonly id: "put-more-down" | "above-cap" | "rented-out" } & Short);

/** Outcome of a purchase: with insurance, without it, or no mortgage at all. */
export type ClosingFeesOutcome = "cannot-close" | "insurance-needed" | "no-insurance-needed";

export interface ClosingFeesCount extends LenderCount {
  /** Dollars. */
  readonly cash: number;
  readonly isInsured: boolean;
  readonly refusal: keyof typeof refusalVerdicts | null;
  readonly short: Short | null;
  /** Minimum down payment in dollars, if the amortization cannot be insured; else `null`. */
  readonly uninsured: number | null;
  /** Law that prohibits the purchase; `null` if none does. */
  readonly prohibited: PurchaseCosts["prohibited"];
}

const refusalVerdicts = {
  "down-payment": "put-more-down",
  "price-cap": "above-cap",
  occupancy: "rented-out",
} as const;

type ClosingFeesCase = InsightCase<ClosingFeesInputs, ClosingFeesResult, ClosingFeesFacts>;

/**
 * Returns the stages of the actual transfer taxes. The first tax, the province's or the city's, replaces
 * the estimate's land transfer tax, so that only their difference counts.
 */
function transferStagesReplacing(
  estimated: number,
  from: number,
  transfer: LandTransferTax,
): Stage[] {
  const [first, ...others] = transferStages(from - estimated, transfer);
  return first ? [{ ...first, id: "transfer-tax-instead" }, ...others] : [];
}

/** Returns the costs of the purchase, over the standard amortization if a longer is refused. */
function costsOf({ inputs, facts, on }: ClosingFeesCase) {
  const { homePrice: price, downPayment, province } = inputs;
  const costsOver = (amortizationYears: number) =>
    purchaseCosts(
      { price, downPayment, province, amortizationYears },
      asCircumstances({ ...facts, province }, on),
    );
  const costs = costsOver(facts.amortizationYears);
  return costs.insurance.refusal === "amortization"
    ? {
        ...costsOver(usualAmortizations(on).standardYears),
        tests: costs.tests,
        uninsured: costs.minimumDown,
      }
    : { ...costs, uninsured: null };
}

/** Returns notes on the vacancy and the flipping tax, which are due only after closing. */
function ownerNotes({ inputs: { province }, facts, on: asked }: ClosingFeesCase): Entries<Note> {
  const { city } = facts;
  const on = daysOf(facts, asked);
  const vacancy = province === "BC" ? vacancyTax.BC : city === "Toronto" && vacancyTax.Toronto;
  const empty = vacancy && findRule({ rule: vacancy, on })?.value;
  const sale = province === "BC" ? findRule({ rule: flippingTax, on })?.value : null;
  return [
    empty && {
      id: "left-empty",
      rate: percent(empty.rate),
      foreignRate: percent(empty.foreignRate ?? empty.rate),
      residentCredit: empty.residentCredit ? dollars(empty.residentCredit) : null,
    },
    sale && { id: "sold-soon", rate: percent(sale.rate), until: years(sale.goneDays / 365) },
  ];
}

/** Returns the note on savings that a lender asks for beyond the law's minimum down payment. */
function lenderNote(
  { homePrice, downPayment }: ClosingFeesInputs,
  { insurance, refused }: PurchaseCosts,
  on: string,
): Note | null {
  if (refused) return null;
  if (insurance.required) return reserveNote(homePrice);
  const note = slidingScaleNote(homePrice, on);
  return note?.downPayment && note.downPayment.value > downPayment ? note : null;
}

/**
 * Calculates the cash that a purchase needs on closing day, as a lawyer and a lender would: the
 * insurance premium in the loan instead of in cash, its provincial tax in cash, and the transfer tax
 * with the city's part, the foreign buyers' taxes and every relief, and the sales tax on a new home with
 * its rebates.
 */
function count(known: ClosingFeesCase): ClosingFeesCount {
  const { estimate } = known;
  const costs = costsOf(known);
  const { insurance, transfer, newHome, premiumRule, refused, prohibited, missing } = costs;
  const withoutPremium = estimate.cashRequired - estimate.mortgageInsurance;
  const withTax = withoutPremium + insurance.salesTax;
  const isFees = transfer.fees > 0 && transfer.lines.every(({ levy }) => levy === "fee");
  const beforeNewHome = withTax - estimate.landTransferTax + transfer.total;
  const lender = countOf({
    estimate: ["cashRequired", estimate.cashRequired],
    figure: "lenderCashRequired",
    isRefused: refused !== null,
    limit: refused,
    // A purchase that cannot close needs no cash, so there is no figure to bridge to.
    stages: refused
      ? []
      : [
          { id: "premium-borrowed", value: withoutPremium, rule: premiumRule },
          salesTaxStage(withTax, costs),
          transferStagesReplacing(estimate.landTransferTax, withTax, transfer),
          newHome.stages(beforeNewHome),
        ],
    findings: [
      finding("minimumDown", costs.minimumDown, "dollars"),
      insurance.premium > 0 && [
        finding("premium", insurance.premium, "dollars"),
        finding("premiumRate", insurance.premiumRate, "percent"),
        finding("insuredMortgage", insurance.insuredMortgage, "dollars"),
      ],
      finding(isFees ? "registrationFees" : "transferTaxAfterRelief", transfer.total, "dollars"),
    ],
    rules: [costs.transferRules, costs.prohibition],
    notes: [
      isFees && { id: "no-transfer-tax", fees: dollars(transfer.fees) },
      known.inputs.province === "QC" &&
        !refused && { id: "duty-billed-later", amount: dollars(transfer.total) },
      newHome.notes,
      costs.likely,
      lenderNote(known.inputs, costs, known.on),
      ownerNotes(known),
      endedNotes([...costs.notices, ...newHome.notices]),
    ],
    tests: costs.tests,
    missing,
  });
  return {
    ...lender,
    cash: beforeNewHome + newHome.cash,
    isInsured: insurance.required,
    // `costsOf` never returns a refusal for the amortization.
    refusal: insurance.refusal as keyof typeof refusalVerdicts | null,
    uninsured: costs.uninsured,
    prohibited,
    short: refused && { minimum: refused.minimum, shortBy: refused.missing },
  };
}

function verdictOf(
  { inputs, facts, on }: ClosingFeesCase,
  { isInsured, cash, isClose, refusal, short, uninsured, prohibited }: ClosingFeesCount,
): ClosingFeesVerdict {
  if (prohibited) {
    return { id: "not-until", ...prohibited, cash: short ? null : dollars(cash) };
  }
  if (refusal && short) return { id: refusalVerdicts[refusal], ...short };
  if (uninsured === null) {
    const seen = isInsured ? inputs.downPayment + reserveOf(inputs.homePrice) : 0;
    const show = seen > cash ? dollars(seen) : null;
    return { id: isClose ? "fits" : "bring", cash: dollars(cash), show };
  }
  return {
    id: "repay-sooner",
    cash: dollars(cash),
    asked: years(facts.amortizationYears),
    years: years(usualAmortizations(on).standardYears),
    uninsured: dollars(uninsured),
  };
}

const isBelowFifth = (_: ClosingFeesFacts, { homePrice, downPayment }: ClosingFeesInputs) =>
  downPaymentPercent(homePrice, downPayment) < insuranceFreePercent;

const rising: readonly ClosingFeesOutcome[] = [
  "cannot-close",
  "insurance-needed",
  "no-insurance-needed",
];

/**
 * Closing fees insight: the estimate, the cash a lawyer could ask for, and the deciding facts.
 *
 * @example
 * closingFeesInsight.answer({
 *   homePrice: 500_000, downPayment: 50_000, loanType: "conventional", province: "ON",
 * }).lender.figure; // { id: "lenderCashRequired", value: 59291, unit: "dollars" }
 */
export const closingFeesInsight = /* @__PURE__ */ defineInsight({
  calculator: closingFees,
  facts: {
    ...purchaseFacts,
    ...eachBuyerFacts(
      (facts: ClosingFeesFacts, inputs: ClosingFeesInputs) =>
        isBelowFifth(facts, inputs) && facts.amortizationYears > usualAmortizations().standardYears,
    ),
    ...newHomeFacts,
    ...cityFacts,
    amortizationYears: {
      rule: yearRange,
      default: 25,
      tries: [],
      usual: true,
      matters: isBelowFifth,
    },
  },
  count,
  verdict: verdictOf,
  said(verdict) {
    if (verdict.id === "not-until") return [verdict.id, verdict.upTo];
    return "minimum" in verdict ? ["minimum", verdict.minimum] : ["cash", verdict.cash];
  },
  explain: explainClosingFees,
  thresholds: ({ homePrice, downPayment }) => ({
    downPayment: {
      range: { min: positiveAmount.min, max: homePrice - positiveAmount.min },
      rising,
    },
    homePrice: {
      range: { min: downPayment + positiveAmount.min, max: positiveAmount.max },
      rising: rising.toReversed(),
    },
  }),
  outcome({ figure, isInsured }): ClosingFeesOutcome {
    if (figure === null) return "cannot-close";
    return isInsured ? "insurance-needed" : "no-insurance-needed";
  },
});
