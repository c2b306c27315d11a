import type { City } from "../canada/rules/landTransferTaxBrackets.ts";
import type { FactValue } from "../insight/Answer.ts";

/** Words of a fact. */
export interface FactWords {
  /** Buyer that the question is about, if it is about one of several: "Buyer 1". */
  readonly of?: string;
  /** Question, or the name of a number: "Has anyone buying ever owned a home?" */
  readonly ask: string;
  readonly hint?: string;
  /** Name of each choice by its value; absent for a yes or no. */
  readonly options?: Readonly<Record<string, string>>;
  /** Word for an unknown value, if it has to agree with the fact's name. */
  readonly unknown?: string;
  /** Clause that follows "if": "nobody buying has ever owned a home". */
  readonly condition:
    | Readonly<Record<string, string>>
    | ((written: string, value: FactValue) => string);
  /** Sentence on the part not counted while the fact is unknown; by default it names the question. */
  readonly notCounted?: string;
}

/** Facts that several questions ask for. */
export type SharedFact =
  | "ownedHome"
  | "residency"
  | "occupancy"
  | "units"
  | "newlyBuilt"
  | "monthsToClosing"
  | "monthsSinceAgreement"
  | "province"
  | "city"
  | "municipalRate"
  | "inTaxedArea"
  | "inCensusArea"
  | "livesInProvince"
  | "compounding"
  | "propertyTaxRate"
  | "heating"
  | "condoFees"
  | "homeValue"
  | "monthsRemaining"
  | "insured";

/** Words of a choice that names every one of its values. */
interface ChoiceWords<Value extends string> extends FactWords {
  readonly options: Readonly<Record<Value, string>>;
  readonly condition: Readonly<Record<Value, string>>;
}

export type SharedFactWords = Readonly<Record<Exclude<SharedFact, "city">, FactWords>> & {
  readonly city: ChoiceWords<City | "elsewhere">;
};
