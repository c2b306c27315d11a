import type { Field, KindOf, Option } from "../../wizard/Field.ts";

/** A question of a lender's: a field like those of the steps, asked where it matters. */
export interface Question<Inputs, Circumstances> extends Field {
  /** Whether the other answers and the inputs leave anything to ask; it is asked unless this says no. */
  readonly matters?: (circumstances: Circumstances, inputs: Inputs) => boolean;
  /** What a choice offers where that hangs on other answers; an empty value stands for `null`. */
  readonly choices?: (circumstances: Circumstances, inputs: Inputs) => readonly Option[];
}

/** One question for each circumstance, in the order they are asked; the day is never asked. */
export type Questions<Inputs, Circumstances> = {
  readonly [Name in Exclude<keyof Circumstances, "on">]: Question<Inputs, Circumstances> & {
    readonly kind: KindOf<Circumstances[Name]>;
  };
};
