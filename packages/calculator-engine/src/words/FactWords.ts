import type { LargeCity } from "../canada/rules/typicalPropertyTax.ts";
import type { FactValue } from "../insight/facts.ts";
import type { AskedFact } from "./asked.en.ts";

export interface FactWords {
  /** Question, or the name of a number: "Has anyone buying ever owned a home?" */
  readonly ask: string;
  readonly hint?: string;
  /** Name of each choice by its value; absent for a yes or no. */
  readonly options?: Readonly<Record<string, string>>;
  /** Word for an unknown value, if it has to agree with the fact's name. */
  readonly unknown?: string;
  /** Follows "if": "nobody buying has ever owned a home". `{buyer}` is the one that the fact is about. */
  readonly condition:
    | Readonly<Record<string, string>>
    | ((written: string, value: FactValue) => string);
  /** Sentence on the part not counted while the fact is unknown; by default it names the question. */
  readonly notCounted?: string;
}

/** Returns the words of a fact as a step asks for it. */
export const asAsked = ({ kind: _, label: ask, ...others }: AskedFact) => ({ ask, ...others });

/** Names of facts, those inside the rows of a list by their columns. */
export type FactNameOf<Facts> = {
  [Id in keyof Facts & string]: Facts[Id] extends readonly (infer Row)[] ? keyof Row & string : Id;
}[keyof Facts & string];

/** Words of the city, which name every one of its values. */
export interface CityWords extends FactWords {
  readonly options: Readonly<Record<LargeCity | "elsewhere", string>>;
}
