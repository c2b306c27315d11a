import type { City } from "../canada/rules/landTransferTaxBrackets.ts";
import type { FactValue } from "../insight/Answer.ts";

/** Words of a fact. */
export interface FactWords {
  /** The one of several that the question is about: "Buyer 1". */
  readonly of?: string;
  /** The question, or the name of a number: "Has anyone buying ever owned a home?" */
  readonly ask: string;
  readonly hint?: string;
  /** The name of each choice by its value; a yes or no needs none. */
  readonly options?: Readonly<Record<string, string>>;
  /** Word for a value that is not known, where it agrees with the fact's name. */
  readonly unknown?: string;
  /** The end of a sentence that begins with "if": "nobody buying has ever owned a home". */
  readonly condition:
    | Readonly<Record<string, string>>
    | ((written: string, value: FactValue) => string);
  /** Sentence on the part not counted while the fact is unknown; names its question by default. */
  readonly notCounted?: string;
}

/** Facts that several questions ask for. */
export type SharedFact =
  | "ownedHome"
  | "residency"
  | "occupancy"
  | "units"
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

/** Words of a choice that names every one of its values. */
interface ChoiceWords<Value extends string> extends FactWords {
  readonly options: Readonly<Record<Value, string>>;
  readonly condition: Readonly<Record<Value, string>>;
}

export type SharedFactWords = Readonly<Record<Exclude<SharedFact, "city">, FactWords>> & {
  readonly city: ChoiceWords<City | "elsewhere">;
};
