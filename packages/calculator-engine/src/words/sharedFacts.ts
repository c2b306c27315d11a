import type { FactValue } from "../insight/Answer.ts";

/** How a fact is asked for and spoken of. */
export interface FactWords {
  /** The question, or the name of a number: "Has anyone buying ever owned a home?" */
  readonly ask: string;
  readonly hint?: string;
  /** The name of each choice by its value; a yes or no needs none. */
  readonly options?: Readonly<Record<string, string>>;
  /** The end of a sentence that begins with "if": "nobody buying has ever owned a home". */
  readonly condition:
    | Readonly<Record<string, string>>
    | ((written: string, value: FactValue) => string);
  /** What is not counted while it is not known, as a sentence; its question is named unless given. */
  readonly notCounted?: string;
}

/** The facts that more than one question asks for. */
export type SharedFact =
  | "ownedHome"
  | "residency"
  | "occupancy"
  | "newlyBuilt"
  | "province"
  | "city"
  | "municipalRate"
  | "inTaxedArea"
  | "livesInProvince"
  | "compounding"
  | "propertyTaxRate"
  | "heating"
  | "condoFees"
  | "homeValue"
  | "rateType"
  | "monthsRemaining"
  | "comparisonRate"
  | "chargeKnown"
  | "insured";

export type SharedFactWords = Readonly<Record<SharedFact, FactWords>>;
