import type { Draft, FieldOf, ListOf } from "@simcoe/calculator-engine";
import type { SecondLook } from "@simcoe/calculator-engine/insight";
import type { ComponentType, ReactNode } from "react";
import type { CalculatorPageWords } from "./CalculatorPage/calculatorPageData.ts";

interface Words {
  readonly label: string;
  readonly hint?: string;
}

export interface NumberView extends Words {
  readonly kind: "money" | "percent" | "years";
}

export interface TextView extends Words {
  readonly kind: "text";
}

export interface ChoiceView<Value extends string = string> extends Words {
  readonly kind: "choice";
  /** What each value is called, in the order of the list. */
  readonly options: Readonly<Record<Value, string>>;
}

/** An input that has no field: it keeps its default. */
export interface UnaskedView {
  readonly kind: "unasked";
}

export type AskedView = NumberView | TextView | ChoiceView;

type ViewOf<Value> = [Value] extends [number]
  ? NumberView
  : [Value] extends [string]
    ? string extends Value
      ? TextView
      : ChoiceView<Value>
    : never;

type ValueOf<Inputs, Field> = Field extends `${infer List}.${infer Column}`
  ? List extends keyof Inputs
    ? Inputs[List] extends readonly (infer Row)[]
      ? Column extends keyof Row
        ? Row[Column]
        : never
      : never
    : never
  : Field extends keyof Inputs
    ? Inputs[Field]
    : never;

/** How every input is asked for. An input of the engine that is forgotten here does not compile. */
export type FieldViews<Inputs> = {
  readonly [Field in FieldOf<Inputs>]: ViewOf<ValueOf<Inputs, Field>> | UnaskedView;
};

/** How the rows of a list are spoken of and changed. */
export interface RowsView {
  /** The column that names a row; rows are added and removed on the step that asks for it. */
  readonly namedBy: string;
  /** What a row is called by its position, counted from 1. */
  readonly numbered: (position: number) => string;
  readonly add: string;
  readonly remove: (name: string) => string;
  readonly removed: (name: string) => string;
  /** The other columns of a row, each in words, as one short text. */
  readonly inShort: (cells: Readonly<Record<string, string>>) => string;
}

export interface StepView<Inputs> {
  readonly title: string;
  /** What the step needs before it lets anybody go on. */
  readonly needs: string;
  /** What follows from an answer, below its field. */
  readonly beneath?: {
    readonly field: FieldOf<Inputs>;
    readonly show: (draft: Draft<Inputs>) => ReactNode;
  };
}

export interface Figure {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly tone?: "plain" | "good" | "caution";
}

/** A result in words and formatted figures, ready to be drawn, spoken, printed or copied. */
export interface ResultSummary {
  readonly headline: Figure;
  /** The exact advisory text, where the calculator gives one. */
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

export interface InsightProps<Inputs, Result> {
  readonly view: CalculatorView<Inputs, Result>;
  readonly inputs: Inputs;
  readonly result: Result;
  readonly summary: ResultSummary;
  /** `null` where no advice was given. */
  readonly secondLook: SecondLook<unknown> | null;
  readonly words: CalculatorPageWords;
  /** Puts other answers into the wizard and shows the given step, counted from 1. */
  readonly open: (draft: Draft<Inputs>, step: number) => void;
}

/** What is said about a result besides its figures. */
export interface InsightModule<Inputs, Result> {
  /** What stands below it. */
  readonly InsightSections: ComponentType<InsightProps<Inputs, Result>>;
  /** Compares more fully than its advice did; `null` where there is no advice. */
  readonly secondLook: ((inputs: Inputs) => SecondLook<unknown>) | null;
}

/** Fetched while the page is idle, before any number is entered. */
export type LoadInsight<Inputs, Result> = () => Promise<InsightModule<Inputs, Result>>;

/** How one calculator looks: its words, units and the shape of its answer. It holds no formula. */
export interface CalculatorView<Inputs, Result> {
  readonly fields: FieldViews<Inputs>;
  readonly rows: Readonly<Record<ListOf<Inputs>, RowsView>>;
  /** One for each of the engine's steps, in its order. */
  readonly steps: readonly StepView<Inputs>[];
  readonly calculateLabel: string;
  readonly resultTitle: string;
  readonly summarize: (result: Result, inputs: Inputs) => ResultSummary;
  /** What the estimate takes for granted, in sentences. */
  readonly assumptions: readonly string[];
  readonly loadInsight?: LoadInsight<Inputs, Result>;
}
