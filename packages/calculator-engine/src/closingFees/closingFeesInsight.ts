import {
  landTransferTaxBrackets,
  type TransferSchedule,
} from "../canada/rules/landTransferTaxBrackets.ts";
import { provincialTransfer } from "../canada/rules/landTransferTaxOfProvinces.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import { sourceOf } from "../canada/sourceOf.ts";
import { type ExplanationStep, explainSteps, figuresOf } from "../explain/explainSteps.ts";
import { oneOf, positiveAmount, yearCount as yearRange } from "../fieldRules.ts";
import { bracketedTax, bracketOf } from "../finance/bracketedTax.ts";
import { defineInsight } from "../insight/defineInsight.ts";
import { eachBuyerFacts } from "../insight/eachBuyerFacts.ts";
import { reserveOf, usualAmortizations } from "../insight/lenderPolicies.ts";
import type { Forbidden, Short } from "../insight/purchaseCosts.ts";
import { cityFacts, newHomeFacts, purchaseFacts } from "../insight/purchaseFacts.ts";
import { dollars, type Unit, type WithQuantities, years } from "../quantity.ts";
import { insuranceFreePercent, insurancePremiums, typicalFees } from "../typicalFees.ts";
import {
  type ClosingFeesCase,
  type ClosingFeesCount,
  type ClosingFeesFacts,
  countClosingFees,
  refusalVerdicts,
} from "./closingFeesCount.ts";
import {
  type ClosingFeesInputs,
  closingFees,
  closingFeesFields,
  premiumPercentOf,
} from "./closingFeesEstimate.ts";
import { downPaymentPercent } from "./downPaymentWarning.ts";

export type { ClosingFeesCount, ClosingFeesFacts };

export type ClosingFeesVerdict =
  /**
   * Cash to bring: within 1 % of the estimate (`fits`), or a different amount (`bring`). `show` is the
   * larger amount of savings that lenders ask to see; `null` if the cash is enough. `later` is the part
   * billed after closing, `back` a rebate that is claimed after it.
   */
  | WithQuantities<"fits" | "bring", "cash", "show" | "later" | "back">
  /** Insurers cover at most `years`; the amortization `asked` needs `uninsured` as down payment. */
  | WithQuantities<"repay-sooner", "cash" | "asked" | "years" | "uninsured">
  /** Lenders treat the deal differently, so no amount is named. */
  | { readonly id: "lent-differently"; readonly deal: "lot" | "assumption" }
  | (WithQuantities<"not-until", never, "cash"> & Forbidden)
  /** No lender could lend: too little is put down, or the home is rented out or above the cap. */
  | ({ readonly id: "put-more-down" | "above-cap" | "rented-out" | "may-not-work" } & Short);

/** Outcome of a purchase: with insurance, without it, or no mortgage at all. */
export type ClosingFeesOutcome = "cannot-close" | "insurance-needed" | "no-insurance-needed";

function verdictOf(
  { inputs, facts, on }: ClosingFeesCase,
  {
    isInsured,
    cash,
    billedLater,
    comesBack,
    isClose,
    refusal,
    short,
    uninsured,
    prohibited,
  }: ClosingFeesCount,
): ClosingFeesVerdict {
  if (prohibited) {
    return { id: "not-until", ...prohibited, cash: short ? null : dollars(cash) };
  }
  const { deal } = facts;
  if (deal === "lot" || deal === "assumption") return { id: "lent-differently", deal };
  if (refusal && short) return { id: refusalVerdicts[refusal], ...short };
  if (uninsured === null) {
    const seen = isInsured ? inputs.downPayment + reserveOf(inputs.homePrice) : 0;
    const show = seen > cash ? dollars(seen) : null;
    const later = billedLater > 0 ? dollars(billedLater) : null;
    const back = comesBack === null ? null : dollars(comesBack);
    return { id: isClose ? "fits" : "bring", cash: dollars(cash), show, later, back };
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
    // A step asks for it.
    deal: {
      rule: /* @__PURE__ */ oneOf(["home", "lot", "separation", "assumption"]),
      default: "home",
      usual: true,
      tries: [],
    },
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
  count: countClosingFees,
  verdict: verdictOf,
  said(verdict) {
    if (verdict.id === "not-until") return [verdict.id, verdict.upTo];
    if (verdict.id === "lent-differently") return verdict;
    return "minimum" in verdict
      ? ["minimum", verdict.minimum]
      : ["cash", verdict.cash, "back" in verdict ? verdict.back : null];
  },
  difference(one, other) {
    const net = ({ cash, comesBack }: typeof one) => cash - (comesBack ?? 0);
    const apart = Math.max(Math.abs(one.cash - other.cash), Math.abs(net(one) - net(other)));
    return apart < 0.01 ? 0 : apart / Math.max(one.cash, other.cash);
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

function transferTaxFormula(schedule: TransferSchedule, price: number): string {
  const [over, percent, base, unit] = bracketOf(price, schedule);
  // The base is the same percentage of the threshold if the whole price is charged at one rate.
  if (percent > 0 && base === (over * percent) / 100) return `{homePrice} × ${percent}%`;
  const below = base === undefined ? transferTaxFormula(schedule, over) : `$${base}`;
  if (percent === 0) return below;
  const part = unit
    ? `${Math.ceil((price - over) / unit)} × $${(unit * percent) / 100}`
    : `$${price - over} × ${percent}%`;
  return below === "$0" ? part : `${below} + ${part}`;
}

/** Writes a schedule's charge on any price as a formula, bracket by bracket. */
const transferTaxAtAnyPrice = (schedule: TransferSchedule): string =>
  schedule.reduce((below, [over, percent, base = bracketedTax(over, schedule), unit]) => {
    const above = `({homePrice} − $${over})`;
    const part = unit
      ? `up(${above} ÷ ${unit}) × $${(unit * percent) / 100}`
      : `${above} × ${percent}%`;
    return `if({homePrice} > $${over}, $${base} + ${part}, ${below})`;
  }, "$0");

const premiumAtAnyDownPayment = () =>
  insurancePremiums.reduceRight(
    (others, [below, percent]) => `if({downPaymentPercent} < ${below}%, ${percent}%, ${others})`,
    "0%",
  );

export const closingFeesFigures = {
  legalPercent: "percent",
  legalMin: "dollars",
  legalMax: "dollars",
  homeInspection: "dollars",
  appraisal: "dollars",
  titleInsurancePercent: "percent",
  titleInsuranceMax: "dollars",
  premiumPercent: "percent",
  mortgageAmount: "dollars",
  downPaymentPercent: "percent",
  landTransferTax: "dollars",
  legalFees: "dollars",
  titleInsurance: "dollars",
  mortgageInsurance: "dollars",
  totalClosingCosts: "dollars",
  cashRequired: "dollars",
  lenderCashRequired: "dollars",
  transferTaxAfterRelief: "dollars",
  registrationFees: "dollars",
} as const satisfies Readonly<Record<string, Unit>>;

/** Explains the closing fees estimate step by step; the last step is `cashRequired`. */
function explainClosingFees(inputs: ClosingFeesInputs): readonly ExplanationStep[] {
  const { homePrice, downPayment, province } = inputs;
  const { warning, ...results } = closingFees.calculate(inputs);
  const premiumPercent = premiumPercentOf(results.downPaymentPercent);
  const values = { homePrice, downPayment, ...typicalFees, premiumPercent, ...results };
  const schedule = landTransferTaxBrackets[province];
  const { url: source } = sourceOf(ruleInForce({ rule: provincialTransfer[province] }));
  return explainSteps(figuresOf(closingFeesFields, closingFeesFigures, values), [
    ["mortgageAmount", "{homePrice} − {downPayment}"],
    ["downPaymentPercent", "{downPayment} ÷ {homePrice}"],
    [
      "landTransferTax",
      transferTaxFormula(schedule, homePrice),
      { liveFormula: transferTaxAtAnyPrice(schedule), source },
    ],
    ["legalFees", "min({legalMax}, max({legalMin}, {homePrice} × {legalPercent}))"],
    ["titleInsurance", "min({titleInsuranceMax}, {homePrice} × {titleInsurancePercent})"],
    [
      "mortgageInsurance",
      "{mortgageAmount} × {premiumPercent}",
      { liveFormula: `{mortgageAmount} × ${premiumAtAnyDownPayment()}` },
    ],
    [
      "totalClosingCosts",
      "{landTransferTax} + {legalFees} + {homeInspection} + {appraisal} + {titleInsurance} + {mortgageInsurance}",
    ],
    ["cashRequired", "{downPayment} + {totalClosingCosts}"],
  ]);
}
