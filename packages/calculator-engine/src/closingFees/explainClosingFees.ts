import { provincialTransfer } from "../canada/rules/provincialTransfer.ts";
import { transferSchedules } from "../canada/rules/transferSchedules.ts";
import { describeSteps, type ExplanationStep } from "../explain/describeSteps.ts";
import { type ClosingFeesInputs, closingFees, workOutClosingFees } from "./closingFeesEstimate.ts";
import { transferTaxFormula } from "./transferTaxFormula.ts";
import { typicalFees } from "./typicalFees.ts";

const terms = {
  homePrice: ["home price", "dollars"],
  downPayment: ["down payment", "dollars"],
  legalPercent: ["legal fee rate", "percent"],
  legalLeast: ["smallest legal fee", "dollars"],
  legalMost: ["largest legal fee", "dollars"],
  homeInspection: ["home inspection", "dollars"],
  appraisal: ["appraisal", "dollars"],
  titleInsurancePercent: ["title insurance rate", "percent"],
  titleInsuranceMost: ["largest title insurance", "dollars"],
  premiumPercent: ["premium rate", "percent"],
  mortgageAmount: ["mortgage", "dollars"],
  downPaymentPercent: ["down payment share", "percent"],
  landTransferTax: ["land transfer tax", "dollars"],
  legalFees: ["legal fees", "dollars"],
  titleInsurance: ["title insurance", "dollars"],
  mortgageInsurance: ["mortgage default insurance", "dollars"],
  totalClosingCosts: ["total closing costs", "dollars"],
  cashRequired: ["cash required", "dollars"],
} as const;

/**
 * The closing fees estimate step by step; the last step is `cashRequired`.
 *
 * @throws CalculatorInputError
 */
export function explainClosingFees(inputs: ClosingFeesInputs): readonly ExplanationStep[] {
  closingFees.calculate(inputs);
  const { homePrice, downPayment, province } = inputs;
  const { workings, result } = workOutClosingFees(inputs);
  const { warning, ...figures } = result;
  return describeSteps({ homePrice, downPayment, ...typicalFees, ...workings, ...figures }, terms, [
    ["mortgageAmount", "{homePrice} − {downPayment}"],
    ["downPaymentPercent", "{downPayment} ÷ {homePrice}"],
    [
      "landTransferTax",
      transferTaxFormula(transferSchedules[province], homePrice),
      provincialTransfer[province].versions[0]?.source,
    ],
    [
      "legalFees",
      "the smaller of {legalMost} and the larger of {legalLeast} and {homePrice} × {legalPercent}",
    ],
    [
      "titleInsurance",
      "the smaller of {titleInsuranceMost} and {homePrice} × {titleInsurancePercent}",
    ],
    ["mortgageInsurance", "{mortgageAmount} × {premiumPercent}"],
    [
      "totalClosingCosts",
      "{landTransferTax} + {legalFees} + {homeInspection} + {appraisal} + {titleInsurance} + {mortgageInsurance}",
    ],
    ["cashRequired", "{downPayment} + {totalClosingCosts}"],
  ]);
}
