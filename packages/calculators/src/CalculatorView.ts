import type { Calculator, Draft, FieldOf, ListOf } from "@simcoe/calculator-engine";
import type { Words } from "@simcoe/calculator-engine/words";
import type { ComponentType, ReactNode, Ref } from "react";
import type { PageId } from "./Host.tsx";
import type { Language } from "./language/Language.ts";
import type { Figure } from "./result/Figure.ts";
import type { Judgement } from "./result/judgement/Judgement.ts";
import type { LenderAnswers } from "./result/lenderView/lookWith.ts";
import type { ResultWords } from "./result/resultWords.en.ts";
import type { Workings } from "./result/workings.ts";
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

export interface FigureGroup {
  readonly title?: string;
  readonly figures: readonly Figure[];
  /** Whether the picture of the result shows each of these figures. */
  readonly isDrawn?: boolean;
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
  readonly groups: readonly FigureGroup[];
  readonly notes?: { readonly title: string; readonly texts: readonly string[] };
  /** The whole answer in one sentence, for whoever hears the page. */
  readonly sentence: string;
}

/** What is known once there is a result. */
export interface Answer<Inputs, Result> {
  readonly inputs: Inputs;
  readonly result: Result;
  /** As the check leaves it, once there is one. */
  readonly summary: ResultSummary;
  /** What a lender and the check make of it; `null` until that is worked out. */
  readonly judgement: Judgement | null;
}

/** An answer that a lender and the check have looked at. */
export interface JudgedAnswer<Inputs, Result> extends Answer<Inputs, Result> {
  readonly judgement: Judgement;
}

/** What the visitor told the lender, and how to tell it more. */
export interface TellLender {
  readonly answers: LenderAnswers;
  readonly onAnswers: (answers: LenderAnswers) => void;
}

export interface InsightProps<Inputs, Result> extends JudgedAnswer<Inputs, Result>, TellLender {
  readonly view: CalculatorView<Inputs, Result>;
  /** Whether the lender's view is open; the way to it stands at the lender's figure. */
  readonly isLenderOpen: boolean;
  readonly onLenderOpen: (isOpen: boolean) => void;
  readonly lenderSection: Ref<HTMLElement>;
}

/** Where an input turns the answer, and a sentence about it. */
export interface Turn {
  readonly at: number;
  readonly text: string;
}

/** What is said about a result besides its figures. */
export interface InsightModule<Inputs, Result> {
  readonly words: ResultWords;
  /** Looks at an answer as a lender would, and checks it. */
  readonly judge: (
    answer: Answer<Inputs, Result>,
    answers: LenderAnswers,
  ) => JudgedAnswer<Inputs, Result>;
  /** The lender's figure, for under the headline. */
  readonly LenderFigure: ComponentType<{
    readonly judgement: Judgement;
    readonly onWhy: () => void;
  }>;
  /** The advice and whether the check bears it out. */
  readonly Verdict: ComponentType<{
    readonly judgement: Judgement;
    readonly advice: ResultSummary["advice"];
  }>;
  /** What a lender would ask first; nothing where all can wait. */
  readonly EarlyQuestions: ComponentType<TellLender & { readonly inputs: Inputs }>;
  /** Where some inputs turn the answer, by input. */
  readonly turns: (inputs: Inputs, levers: readonly string[]) => Readonly<Record<string, Turn>>;
  /** The page that the answer leads to first, if the host has it. */
  readonly firstStep: (
    answer: JudgedAnswer<Inputs, Result>,
    pages: Readonly<Partial<Record<PageId, string>>>,
  ) => { readonly title: string; readonly href: string } | null;
  readonly workings: (inputs: Inputs) => Workings;
  /** What stands below it. */
  readonly InsightSections: ComponentType<InsightProps<Inputs, Result>>;
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
  /** The inputs that matter most, which can also be moved along a line. */
  readonly levers: readonly FieldOf<Inputs>[];
  readonly calculateLabel: string;
  readonly resultTitle: string;
  readonly summarize: (result: Result, inputs: Inputs) => ResultSummary;
  /** What the estimate takes for granted, in sentences. */
  readonly assumptions: readonly string[];
  /** The engine's words for what is asked and answered, fetched with the insight. */
  readonly loadEngineWords: () => Promise<Words>;
  /** Fetched while the page is idle, before any number is entered; `null` where nothing is said besides. */
  readonly loadInsight: () => Promise<InsightModule<Inputs, Result> | null>;
}
