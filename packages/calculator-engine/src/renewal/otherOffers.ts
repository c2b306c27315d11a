import { eachRow, type FieldRule, mustBe, none } from "../fieldRules.ts";

/** What another lender offers. */
export interface OtherOffer {
  /** Tells rows apart; never shown. */
  readonly id: string;
  readonly name: string;
  /** Percent per year. */
  readonly rate: number;
  /** Years. */
  readonly term: number;
  /** Dollars that the lender pays. */
  readonly cashBack: number;
  /** Dollars for the lender, the lawyer, the appraisal and the discharge. */
  readonly fees: number;
}

/** What the renewal question takes. */
export interface RenewalInputs {
  /** Dollars owing today. */
  readonly mortgageBalance: number;
  /** What is left of the amortization; every choice keeps to it. */
  readonly amortizationYears: number;
  /** Percent per year until the present term ends. */
  readonly mortgageRate: number;
  /** Months left of the present term; 0 at renewal. */
  readonly monthsRemaining: number;
  /** Dollars for leaving before the present term ends; 0 at renewal. */
  readonly prepaymentCharge: number;
  /** What the present lender offers for the time after: percent per year, and years. */
  readonly renewalRate: number;
  readonly renewalTerm: number;
  /** None where nobody else was asked; a row left blank, or named "none", is no offer. */
  readonly offers: readonly OtherOffer[];
}

/** What people write where they have nothing to name. */
const noName = /^(none|no|n\/a|nil|aucune?|non|s\/o|[-–—]+)$/i;

/** Whether a row of a form holds an offer: with a name that is one, or a rate that still lacks its name. */
function isOffer({ name, rate }: { readonly name?: unknown; readonly rate?: unknown }): boolean {
  const text = typeof name === "string" ? name.trim() : "";
  return text === "" ? typeof rate === "number" : !noName.test(text);
}

/** The rows that are offers. */
export const offersOf = ({ offers }: { readonly offers: readonly OtherOffer[] }) =>
  offers.filter((row) => isOffer(Object(row)));

/** A rule for one column of every row that is an offer. */
export const eachOffer = (rule: FieldRule): FieldRule =>
  eachRow((column, row, inForm) => (isOffer(row) ? rule(column, row, inForm) : none));

/** No row is as good as one. */
export const anyRows: FieldRule = mustBe("a list of offers, possibly empty", Array.isArray);
