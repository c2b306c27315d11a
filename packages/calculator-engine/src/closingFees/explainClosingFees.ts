import { provincialTransfer } from "../canada/rules/provincialTransfer.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import { transferSchedules } from "../canada/rules/transferSchedules.ts";
import { sourceOf } from "../canada/sourceOf.ts";
import { type ExplanationStep, explainSteps, figuresOf } from "../explain/explainSteps.ts";
import { sharedFigures } from "../figures.ts";
import { assertValid } from "../validate.ts";
import { type ClosingFeesInputs, closingFees, workOutClosingFees } from "./closingFeesEstimate.ts";
import { closingFeesFigures } from "./closingFeesFigures.ts";
import { transferTaxAtAnyPrice, transferTaxFormula } from "./transferTaxFormula.ts";
import { insurancePremiums, typicalFees } from "./typicalFees.ts";

const premiumAtAnyDownPayment = () =>
  insurancePremiums.reduceRight(
    (others, [below, percent]) => `if({downPaymentPercent} < ${below}%, ${percent}%, ${others})`,
    "0%",
  );

/**
 * The closing fees estimate step by step; the last step is `cashRequired`.
 *
 * @throws CalculatorInputError
 */
export function explainClosingFees(inputs: ClosingFeesInputs): readonly ExplanationStep[] {
  assertValid(closingFees, inputs);
  const { homePrice, downPayment, province } = inputs;
  const { workings, result } = workOutClosingFees(inputs);
  const { warning, ...results } = result;
  const values = { homePrice, downPayment, ...typicalFees, ...workings, ...results };
  const schedule = transferSchedules[province];
  const { url: source } = sourceOf(ruleInForce(provincialTransfer[province]));
  return explainSteps(figuresOf({ ...sharedFigures, ...closingFeesFigures }, values), [
    ["mortgageAmount", "{homePrice} − {downPayment}"],
    ["downPaymentPercent", "{downPayment} ÷ {homePrice}"],
    [
      "landTransferTax",
      transferTaxFormula(schedule, homePrice),
      { always: transferTaxAtAnyPrice(schedule), source },
    ],
    ["legalFees", "min({legalMax}, max({legalMin}, {homePrice} × {legalPercent}))"],
    ["titleInsurance", "min({titleInsuranceMax}, {homePrice} × {titleInsurancePercent})"],
    [
      "mortgageInsurance",
      "{mortgageAmount} × {premiumPercent}",
      { always: `{mortgageAmount} × ${premiumAtAnyDownPayment()}` },
    ],
    [
      "totalClosingCosts",
      "{landTransferTax} + {legalFees} + {homeInspection} + {appraisal} + {titleInsurance} + {mortgageInsurance}",
    ],
    ["cashRequired", "{downPayment} + {totalClosingCosts}"],
  ]);
}
