import type { Compounding } from "../canada/compoundingsPerYear.ts";
import { rulesCheckedOn } from "../canada/rules/ruleInForce.ts";

export interface RefinanceCircumstances {
  readonly compounding: Compounding;
  /** Of the mortgage being left. */
  readonly rateType: "fixed" | "variable";
  /** Months left of its term; 0 at renewal, when leaving costs no charge. */
  readonly monthsRemaining: number;
  /** Percent a year its lender compares with; `null` for the new rate. */
  readonly comparisonRate: number | null;
  /** Dollars; `null` when unknown, and then the loan is not compared with it. */
  readonly homeValue: number | null;
  /** ISO date that chooses the rules in force. */
  readonly on: string;
}

/** What the view assumes where it is not told. */
export const refinanceCircumstances: RefinanceCircumstances = {
  compounding: "semi-annual",
  rateType: "fixed",
  monthsRemaining: 24,
  comparisonRate: null,
  homeValue: null,
  on: rulesCheckedOn,
};
