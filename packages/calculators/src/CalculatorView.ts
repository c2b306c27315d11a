import type { Calculator, Draft, FieldOf, ListOf } from "@mortgage-kit/calculator-engine";
import type { Words } from "@mortgage-kit/calculator-engine/words";
import type { ReactNode } from "react";
import type { Language } from "./language/Language.ts";
import type { ResultSummary } from "./result/Figure.ts";
import type { ResultParts } from "./result/ResultParts.ts";
import type { Fields } from "./wizard/Field.ts";

/** Words for the rows of a list and their buttons. */
export interface RowWords {
  /** Name of a row by its position, counted from 1. */
  readonly numbered: (position: number) => string;
  readonly add: string;
  readonly remove: (name: string) => string;
  readonly removed: (name: string) => string;
  /** In place of further questions where no row is given. */
  readonly none?: string;
  /** The other columns of a row, each in words, as one short text. */
  readonly inShort: (cells: Readonly<Record<string, string>>) => string;
}

export interface RowsView extends RowWords {
  /** True for a row with content; an empty row is asked nothing more. */
  readonly isGiven: (row: object) => boolean;
  /** The column that names a row; rows are added and removed on the step that asks for it. */
  readonly namedBy: string;
}

export interface StepWords {
  readonly title: string;
  /** Requirement of the step, shown until it is met. */
  readonly needs: string;
}

/** Help text that depends on an answer, below its field. */
export interface HelpText<Inputs> {
  readonly field: FieldOf<Inputs>;
  readonly show: (draft: Draft<Inputs>) => ReactNode;
}

/** One calculator in one language: its questions, units and the shape of its estimate. It holds no formula. */
export interface CalculatorView<Inputs, Result> {
  readonly calculator: Calculator<Inputs, Result>;
  readonly language: Language;
  readonly title: string;
  readonly fields: Fields<Inputs>;
  readonly rows: Readonly<Record<ListOf<Inputs>, RowsView>>;
  /** One for each of the engine's steps, in its order. */
  readonly steps: readonly StepWords[];
  readonly helpText?: HelpText<Inputs>;
  /** The inputs that matter most, which can also be moved along a line. */
  readonly levers: readonly FieldOf<Inputs>[];
  readonly calculateLabel: string;
  readonly resultTitle: string;
  readonly summarize: (result: Result, inputs: Inputs) => ResultSummary;
  /** Assumptions of the estimate, in sentences. */
  readonly assumptions: readonly string[];
  /** Loads the engine's words for questions and answers. */
  readonly loadEngineWords: () => Promise<Words>;
  /** Loads the rest of the result's page, before any number is entered; `null` where there is no more to it. */
  readonly loadResultParts: () => Promise<ResultParts<Inputs, Result> | null>;
}
