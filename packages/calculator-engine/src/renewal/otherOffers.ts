import { eachRow, type FieldRule, mustBe, none } from "../fieldRules.ts";

/** Offer of another lender. */
export interface OtherOffer {
  /** Identifies the row; never shown. */
  readonly id: string;
  readonly name: string;
  /** Percent per year. */
  readonly annualRate: number;
  /** Years. */
  readonly termYears: number;
  /** Dollars that the lender pays. */
  readonly cashBack: number;
  /** Dollars for the lender, the lawyer, the appraisal and the discharge. */
  readonly fees: number;
}

/** Inputs of the renewal question. */
export interface RenewalInputs {
  /** Dollars owing today. */
  readonly balance: number;
  /** Years left of the amortization, which every choice keeps. */
  readonly yearsRemaining: number;
  /** Percent per year until the present term ends. */
  readonly currentRate: number;
  /** Months left of the present term; 0 at renewal. */
  readonly monthsRemaining: number;
  /** Dollars for leaving before the present term ends; 0 at renewal. */
  readonly prepaymentCharge: number;
  /** Present lender's offer for the next term: percent per year, and years. */
  readonly renewalRate: number;
  readonly renewalTerm: number;
  /** Empty if no other lender was asked; a row that is blank or named "none" is not an offer. */
  readonly offers: readonly OtherOffer[];
}

/** Names that people enter if they have no offer. */
const noName = /^(none|no|n\/a|nil|aucune?|non|s\/o|[-–—]+)$/i;

/** Returns true if a row of a form is an offer: it has a real name, or a rate but no name yet. */
function isOffer(row: { readonly name?: unknown; readonly annualRate?: unknown }): boolean {
  const { name, annualRate } = row;
  const text = typeof name === "string" ? name.trim() : "";
  return text === "" ? typeof annualRate === "number" : !noName.test(text);
}

/**
 * Returns the rows that are offers.
 *
 * @example
 * const row = { id: "1", annualRate: null, termYears: 5, cashBack: 0, fees: 0 };
 * offersOf({ offers: [{ ...row, name: "" }, { ...row, name: "none" }] }); // []
 */
export const offersOf = ({ offers }: { readonly offers: readonly OtherOffer[] }) =>
  offers.filter((row) => isOffer(Object(row)));

/** Creates a rule for one column of every row that is an offer. */
export const eachOffer = (rule: FieldRule): FieldRule =>
  eachRow((column, row, inForm) => (isOffer(row) ? rule(column, row, inForm) : none));

/** Rule for a list of offers, which may be empty. */
export const offerList: FieldRule = mustBe("a list of offers, possibly empty", Array.isArray);
