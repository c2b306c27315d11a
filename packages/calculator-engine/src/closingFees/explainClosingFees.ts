import {
  landTransferTaxBrackets,
  type TransferSchedule,
} from "../canada/rules/landTransferTaxBrackets.ts";
import { provincialTransfer } from "../canada/rules/landTransferTaxOfProvinces.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import { sourceOf } from "../canada/sourceOf.ts";
import { type ExplanationStep, explainSteps, figuresOf } from "../explain/explainSteps.ts";
import { bracketedTax, bracketOf } from "../finance/bracketedTax.ts";
import type { Unit } from "../quantity.ts";
import { insurancePremiums, typicalFees } from "../typicalFees.ts";
import {
  type ClosingFeesInputs,
  closingFees,
  closingFeesFields,
  premiumPercentOf,
} from "./closingFeesEstimate.ts";

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

/**
 * Explains the closing fees estimate step by step; the last step is `cashRequired`.
 *
 * @throws CalculatorInputError
 * @example
 * explainClosingFees({
 *   homePrice: 500_000, downPayment: 50_000, loanType: "conventional", province: "ON",
 * }).at(-1); // { id: "cashRequired", value: 68975, … }
 */
export function explainClosingFees(inputs: ClosingFeesInputs): readonly ExplanationStep[] {
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
