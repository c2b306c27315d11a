interface Words<Circumstances> {
  readonly label: string;
  readonly hint?: string;
  /** Whether the other answers leave anything to ask; it is asked unless this says no. */
  readonly matters?: (circumstances: Circumstances) => boolean;
}

export interface YesNoQuestion<Circumstances> extends Words<Circumstances> {
  readonly kind: "yesNo";
}

export interface NumberQuestion<Circumstances> extends Words<Circumstances> {
  readonly kind: "money" | "percent" | "months" | "years";
}

export interface ChoiceQuestion<Inputs, Circumstances, Value extends string | null>
  extends Words<Circumstances> {
  readonly kind: "choice";
  /** An empty value stands for `null`. */
  readonly options: (
    circumstances: Circumstances,
    inputs: Inputs,
  ) => readonly { readonly value: Exclude<Value, null> | ""; readonly label: string }[];
}

export type Question<Inputs, Circumstances> =
  | YesNoQuestion<Circumstances>
  | NumberQuestion<Circumstances>
  | ChoiceQuestion<Inputs, Circumstances, string | null>;

type QuestionFor<Inputs, Circumstances, Value> = [Value] extends [boolean]
  ? YesNoQuestion<Circumstances>
  : [Value] extends [number | null]
    ? NumberQuestion<Circumstances>
    : [Value] extends [string | null]
      ? ChoiceQuestion<Inputs, Circumstances, Value>
      : never;

/** One question for each circumstance, in the order they are asked; the day is never asked. */
export type Questions<Inputs, Circumstances> = {
  readonly [Field in Exclude<keyof Circumstances, "on">]: QuestionFor<
    Inputs,
    Circumstances,
    Circumstances[Field]
  >;
};
