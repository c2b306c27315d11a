import { checkInputs } from "../calculator.ts";
import { amount } from "../fieldRules.ts";
import {
  type LandTransferTax,
  type LandTransferTaxInputs,
  landTransferTax,
} from "./landTransferTax.ts";
import {
  type MortgageInsurance,
  type MortgageInsuranceInputs,
  mortgageInsurance,
} from "./mortgageInsurance.ts";
import type { UnknownCharge } from "./municipalCharge.ts";
import { optional } from "./optionalField.ts";
import type { Prohibition } from "./prohibition.ts";
import type { RuleNotice } from "./rules/ruleNotices.ts";

export type CashToCloseInputs = Omit<LandTransferTaxInputs, "mortgageAmount"> &
  MortgageInsuranceInputs & {
    /** Dollars for the buyer's own lawyer or notary, including disbursements and tax. */
    readonly legalFees: number;
    /** Dollars for other costs: appraisal, inspection, title insurance, adjustments. */
    readonly otherCosts?: number;
  };

export interface CashToClose {
  readonly downPayment: number;
  readonly transfer: LandTransferTax;
  readonly insurance: MortgageInsurance;
  /** Tax, fees and costs, without the down payment and without the `unknown` charges. */
  readonly closingCosts: number;
  readonly total: number;
  /** Charges missing from `closingCosts` and `total` because a rate or a place was not given. */
  readonly unknown: readonly UnknownCharge[];
  /** Federal prohibition of the purchase by these buyers; `null` if it does not apply. */
  readonly prohibition: Prohibition | null;
  readonly notices: readonly RuleNotice[];
}

/**
 * Calculates the cash that a purchase requires: down payment, transfer tax and registration after
 * relief, tax on the insurance premium, the buyer's own legal fees and other costs. The premium itself
 * is added to the loan.
 *
 * Does not throw if insurers refuse the purchase: `insurance.refusal` holds the reason.
 *
 * @throws CalculatorInputError as `landTransferTax` and `mortgageInsurance`.
 * @example
 * cashToClose({ price: 500_000, downPayment: 50_000, province: "ON", legalFees: 1_800 }).total; // 59391
 */
export function cashToClose(inputs: CashToCloseInputs): CashToClose {
  checkInputs(inputs, { legalFees: amount, otherCosts: optional(amount) });
  const { downPayment, legalFees, otherCosts = 0 } = inputs;
  const insurance = mortgageInsurance(inputs);
  const transfer = landTransferTax({ ...inputs, mortgageAmount: insurance.insuredMortgage });
  const closingCosts = transfer.total + insurance.salesTax + legalFees + otherCosts;
  const notices = new Map(
    [...insurance.notices, ...transfer.notices].map((notice) => [notice.ruleId, notice]),
  );
  return {
    downPayment,
    transfer,
    insurance,
    closingCosts,
    total: downPayment + closingCosts,
    unknown: transfer.unknown,
    prohibition: transfer.prohibition,
    notices: [...notices.values()],
  };
}
