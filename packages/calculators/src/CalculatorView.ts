import type { Calculator, Draft, FieldOf, ListOf } from "@simcoe/calculator-engine";
import type { AnySecondLook } from "@simcoe/calculator-engine/words";
import type { ComponentType, ReactNode } from "react";
import type { Language } from "./language/Language.ts";
import type { Figure } from "./result/Figure.ts";
import type { Fields } from "./wizard/Field.ts";

/** How the rows of a list are spoken of and changed. */
export interface RowWords {
  /** What a row is called by its position, counted from 1. */
  readonly numbered: (position: number) => string;
  readonly add: string;
  readonly remove: (name: string) => string;
  readonly removed: (name: string) => string;
  /** The other columns of a row, each in words, as one short text. */
  readonly inShort: (cells: Readonly<Record<string, string>>) => string;
}

export interface RowsView extends RowWords {
  /** The column that names a row; rows are added and removed on the step that asks for it. */
  readonly namedBy: string;
}

export interface StepWords {
  readonly title: string;
  /** What the step needs before it lets anybody go on. */
  readonly needs: string;
}

/** What follows from an answer, below its field. */
export interface Beneath<Inputs> {
  readonly field: FieldOf<Inputs>;
  readonly show: (draft: Draft<Inputs>) => ReactNode;
}

/** A result as named quantities and sentences, ready to be drawn, spoken, printed or copied. */
export interface ResultSummary {
  readonly headline: Figure;
  /** The advisory text, where the calculator gives one. */
  readonly advice?: {
    readonly tone: "good" | "caution";
    readonly text: string;
    /** The figure that decided it, in a sentence. */
    readonly because: string;
  };
  readonly groups: readonly { readonly title?: string; readonly figures: readonly Figure[] }[];
  readonly notes?: { readonly title: string; readonly texts: readonly string[] };
  /** The whole answer in one sentence, for whoever hears the page. */
  readonly sentence: string;
}

/** What is known once there is a result. */
export interface Answer<Inputs, Result> {
  readonly inputs: Inputs;
  readonly result: Result;
  readonly summary: ResultSummary;
  /** `null` until it is worked out, and where no advice was given. */
  readonly secondLook: AnySecondLook | null;
}

export interface InsightProps<Inputs, Result> extends Answer<Inputs, Result> {
  readonly view: CalculatorView<Inputs, Result>;
}

/** What is said about a result besides its figures. */
export interface InsightModule<Inputs, Result> {
  /** What stands below it. */
  readonly InsightSections: ComponentType<InsightProps<Inputs, Result>>;
  /** Speaks up under the advice where a fuller comparison does not bear it out. */
  readonly SecondLookNote: ComponentType<{ look: AnySecondLook; advice: string }>;
  /** Compares more fully than the advice did; `null` where there is no advice. */
  readonly secondLook: ((inputs: Inputs) => AnySecondLook) | null;
}

/** One calculator in one language: its questions, units and the shape of its answer. It holds no formula. */
export interface CalculatorView<Inputs, Result> {
  readonly calculator: Calculator<Inputs, Result>;
  readonly language: Language;
  readonly title: string;
  readonly fields: Fields<Inputs>;
  readonly rows: Readonly<Record<ListOf<Inputs>, RowsView>>;
  /** One for each of the engine's steps, in its order. */
  readonly steps: readonly StepWords[];
  readonly beneath?: Beneath<Inputs>;
  readonly calculateLabel: string;
  readonly resultTitle: string;
  readonly summarize: (result: Result, inputs: Inputs) => ResultSummary;
  /** What the estimate takes for granted, in sentences. */
  readonly assumptions: readonly string[];
  /** Fetched while the page is idle, before any number is entered. */
  readonly loadInsight: () => Promise<InsightModule<Inputs, Result>>;
}
