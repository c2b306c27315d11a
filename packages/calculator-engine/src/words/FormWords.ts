import type { FieldKind, FieldTable, ValueOf } from "../calculator.ts";
import type { Words } from "./Words.ts";

/** Words of an input. */
export interface FieldWords {
  readonly label: string;
  readonly hint?: string;
  /** Label of each value of a choice, in the order of the list. */
  readonly options?: Readonly<Record<string, string>>;
}

interface ChoiceWords<Value extends string> extends FieldWords {
  readonly options: Readonly<Record<Value, string>>;
}

type WordsFor<Value> = [Value] extends [string]
  ? string extends Value
    ? FieldWords
    : ChoiceWords<Value>
  : FieldWords;

/** Words for the rows of a list and their buttons. */
export interface RowWords {
  /** Name of a row by its position, counted from 1. */
  readonly numbered: (position: number) => string;
  readonly add: string;
  readonly remove: (name: string) => string;
  readonly removed: (name: string) => string;
  /** Returns a short summary of a row from its formatted cells, by column. */
  readonly inShort: (cells: Readonly<Record<string, string>>) => string;
}

export interface StepWords {
  readonly title: string;
  /** Requirement of the step, shown above its buttons. */
  readonly needs: string;
}

type AskedOf<Fields> = {
  [Id in keyof Fields & string]: Fields[Id] extends {
    readonly step: number;
    readonly rule: { readonly kind: Exclude<FieldKind, "list"> };
  }
    ? Id
    : never;
}[keyof Fields & string];
type ListIdOf<Fields> = {
  [Id in keyof Fields & string]: Fields[Id] extends { readonly rule: { readonly kind: "list" } }
    ? Id
    : never;
}[keyof Fields & string];

/** Words of a question's results, which load after its form. */
export type LoadedWords = Promise<{ readonly words: Words }>;

/** Words of each list among the fields. */
type RowsOf<Fields> = [ListIdOf<Fields>] extends [never]
  ? { readonly rows?: Readonly<Record<string, never>> }
  : { readonly rows: Readonly<Record<ListIdOf<Fields>, RowWords>> };

/** Words that every calculator's form and estimate have in each language. */
export type CalculatorWords<Fields extends FieldTable> = RowsOf<Fields> & {
  /** Name of the calculator. */
  readonly title: string;
  /** Words of what a step asks for, and of what only a result shows. */
  readonly fields: { readonly [Id in AskedOf<Fields>]: WordsFor<ValueOf<Fields[Id]["rule"]>> } & {
    readonly [Id in keyof Fields & string]?: FieldWords;
  };
  readonly steps: readonly StepWords[];
  /** Label of the button that shows the result; "Calculate" by default. */
  readonly calculate?: string;
  readonly resultTitle: string;
  readonly assumptions: readonly string[];
};

/**
 * Words of one calculator: those that every calculator has, and its own. A field that a step asks for
 * without words is a type error.
 */
export type FormWords<Fields extends FieldTable> = CalculatorWords<Fields> &
  Readonly<Record<string, unknown>>;
