import type { CalculatorOf, Draft, FieldOf } from "@mortgage-kit/calculator-engine";
import type { AskedFact, RowWords, StepWords, Words } from "@mortgage-kit/calculator-engine/words";
import type { ReactNode } from "react";
import type { Language } from "./language/Language.ts";
import type { ResultSummary } from "./result/Figure.ts";
import type { Facts } from "./wizard/Facts.ts";
import type { FormField } from "./wizard/FormField.ts";

export interface RowsView extends RowWords {
  /** Returns true for a row with content; an empty row is asked for its name only. */
  readonly isGiven: (row: object) => boolean;
  /** Column that holds a row's name. Its step also has the buttons that add and remove rows. */
  readonly namedBy: string;
}

/** Help text below a field, computed from the draft. */
export interface HelpText<Inputs> {
  readonly field: FieldOf<Inputs>;
  show(draft: Draft<Inputs>): ReactNode;
}

/** Facts of a lender's count that a step already asks for, because the first answer depends on them. */
export interface StepFacts<Inputs> {
  readonly step: number;
  /** Words by the ids of the facts, for facts that are asked one by one. */
  readonly asked?: Readonly<Record<string, AskedFact>>;
  show?(draft: Draft<Inputs>, facts: Pick<Facts, "given" | "onGiven">): ReactNode;
}

/** Questions, words and summary of one calculator in one language. The engine has the formulas. */
export interface FormView<Inputs = unknown, Result = unknown> {
  readonly calculator: CalculatorOf<Inputs, Result>;
  readonly language: Language;
  readonly title: string;
  /** Inputs that the wizard asks for. An input without a field keeps its default. */
  readonly fields: Readonly<Record<string, FormField>>;
  readonly rows: Readonly<Record<string, RowsView>>;
  /** Words of each of the engine's steps, in order. */
  readonly steps: readonly StepWords[];
  readonly helpText: (Omit<HelpText<Inputs>, "field"> & { readonly field: string }) | undefined;
  readonly stepFacts?: StepFacts<Inputs> | undefined;
  /** Loads what tells the class of a purchase whose price and down payment are asked. */
  readonly loadClass?: (() => Promise<typeof import("./wizard/purchaseClass.ts")>) | undefined;
  readonly calculateLabel: string;
  readonly resultTitle: string;
  summarize(result: Result, inputs: Inputs): ResultSummary;
  /** Assumptions of the estimate, in sentences. */
  readonly assumptions: readonly string[];
  readonly loadEngineWords: () => Promise<Words>;
}
