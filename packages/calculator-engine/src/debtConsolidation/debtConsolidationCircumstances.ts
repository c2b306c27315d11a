import type { Compounding } from "../canada/compoundingsPerYear.ts";
import { rulesCheckedOn } from "../canada/rules/ruleInForce.ts";

export interface DebtConsolidationCircumstances {
  readonly compounding: Compounding;
  /** Dollars; `null` when unknown, and then the debts are taken to fit. */
  readonly homeValue: number | null;
  /** Dollars owed on the present mortgage, and its rate in percent a year. */
  readonly mortgageBalance: number;
  readonly mortgageRate: number;
  readonly rateType: "fixed" | "variable";
  /** Months left of the present term; 0 at renewal, when leaving costs no charge. */
  readonly monthsRemaining: number;
  /** Dollars for the lawyer, the appraisal and the discharge. */
  readonly refinanceCosts: number;
  /** ISO date that chooses the rules in force. */
  readonly on: string;
}

/** What the view assumes where it is not told. */
export const debtConsolidationCircumstances: DebtConsolidationCircumstances = {
  compounding: "semi-annual",
  homeValue: null,
  mortgageBalance: 0,
  mortgageRate: 0,
  rateType: "fixed",
  monthsRemaining: 24,
  refinanceCosts: 2_000,
  on: rulesCheckedOn,
};
