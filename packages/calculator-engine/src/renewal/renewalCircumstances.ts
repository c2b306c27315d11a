import type { Compounding } from "../canada/compoundingsPerYear.ts";
import { rulesCheckedOn } from "../canada/rules/ruleInForce.ts";

export interface RenewalCircumstances {
  /** Of every mortgage that is compared. */
  readonly compounding: Compounding;
  /** Of the present mortgage. */
  readonly rateType: "fixed" | "variable";
  /** Percent a year that the present lender compares with; `null` for its renewal rate. */
  readonly comparisonRate: number | null;
  /** Percent a year at which everything is renewed after its term; `null` for the renewal rate. */
  readonly rateAfter: number | null;
  /** ISO date that chooses the rules in force. */
  readonly on: string;
}

/** What the view assumes where it is not told. */
export const renewalCircumstances: RenewalCircumstances = {
  compounding: "semi-annual",
  rateType: "fixed",
  comparisonRate: null,
  rateAfter: null,
  on: rulesCheckedOn,
};
