/** Requirement of a field, as data for words in any language. */
export type Requirement =
  | {
      readonly id: "number";
      readonly min: number;
      readonly max: number;
      /** True if a form requires more than `min`, which a calculation accepts. */
      readonly isAbove?: boolean | undefined;
    }
  | { readonly id: "one-of" | "text" | "below-price" | "yes-or-no" | "date" };

/** Reason that an input was refused. */
export interface InputIssue {
  /** Name of the field; a path if it is inside a list: `debts.0.balance`. */
  readonly field: string;
  /** Requirement in English for developers, as the end of a sentence with "must be". */
  readonly rule: string;
  /** Requirement as data; absent if only a program can cause the issue. */
  readonly requirement?: Requirement | undefined;
  readonly received: unknown;
}

/** Object that a field is part of: all inputs, or one row of a list. */
export type InputsOfRule = Readonly<Record<string, unknown>>;

/**
 * Returns the issues of one field of the inputs: none, one for its value, or several for the rows
 * of a list. A form may require more than a calculation does.
 */
export type FieldRule = (
  field: string,
  inputs: InputsOfRule,
  inForm?: boolean,
) => readonly InputIssue[];

export type FieldRules = Readonly<Record<string, FieldRule>>;

/**
 * Error for inputs that cannot be calculated. `issues` lists every refused field.
 *
 * @example
 * const refused = new CalculatorInputError([{ field: "price", rule: "above 0", received: -1 }]);
 * refused.message; // "price must be above 0; received -1."
 */
export class CalculatorInputError extends Error {
  override readonly name = "CalculatorInputError";
  declare readonly issues: readonly InputIssue[];

  constructor(issues: readonly InputIssue[]) {
    super(issues.map(say).join(" "));
    this.issues = issues;
  }
}

// Writes only the type of an object, because its conversion to a string may throw.
const say = ({ field, rule, received }: InputIssue) =>
  `${field} must be ${rule}; received ${received === Object(received) ? typeof received : String(received)}.`;

/** Inputs still being entered: every number may be empty (`null`), at any depth. */
export type Draft<T> = T extends number
  ? number | null
  : T extends readonly (infer Row)[]
    ? readonly Draft<Row>[]
    : T extends object
      ? { readonly [Key in keyof T]: Draft<T[Key]> }
      : T;

/** Name of a field; one inside the rows of a list is `debts.balance`. Row ids are excluded. */
export type FieldOf<Inputs> = {
  [Key in keyof Inputs & string]: Inputs[Key] extends readonly (infer Row)[]
    ? `${Key}.${Exclude<keyof Row & string, "id">}`
    : Key;
}[keyof Inputs & string];

/** One screen of a calculator: the fields that it asks for, and whether a draft completes them. */
export interface Step<Inputs> {
  readonly fields: readonly FieldOf<Inputs>[];
  isComplete(draft: Draft<Inputs>): boolean;
}

/** Calculator: the rules of its inputs, the steps of its form and the calculation of its result. */
export interface Calculator<Inputs, Result> {
  readonly id: string;
  /** Draft of an untouched form. */
  readonly defaults: Draft<Inputs>;
  readonly steps: readonly Step<Inputs>[];
  /** Returns true if a draft can be calculated: it meets every rule, not only one step's. */
  accepts(draft: unknown): draft is Inputs;
  /** Rule of each input. */
  readonly rules: FieldRules;
  /** @throws CalculatorInputError for anything missing, mistyped, non-finite or out of range. */
  calculate(inputs: Inputs): Result;
}

/** Names of the inputs that are lists of rows, such as `debts`. */
export type ListOf<Inputs> = {
  [Key in keyof Inputs & string]: Inputs[Key] extends readonly { readonly id: string }[]
    ? Key
    : never;
}[keyof Inputs & string];
