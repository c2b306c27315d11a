import type { Fact } from "@mortgage-kit/calculator-engine/insight";
import type { Words } from "@mortgage-kit/calculator-engine/words";
import { words as english } from "@mortgage-kit/calculator-engine/words/en";
import { words as french } from "@mortgage-kit/calculator-engine/words/fr";

export const wordsIn = { en: english, fr: french } satisfies Record<Words["language"], Words>;

export type ToolLanguage = keyof typeof wordsIn;

/** Named amount. Its value is `null` if there is none, such as a loan that no lender gives. */
export interface NamedFigure {
  readonly name: string;
  readonly value: number | null;
  readonly unit: "dollars" | "percent" | "months" | "years" | "payments";
}

/** Dated rule behind a figure, with its source. */
export interface CitedRule {
  readonly id: string;
  readonly name: string;
  /** `CA` for all of Canada, the two letters of a province, or a city. */
  readonly place: string;
  readonly effectiveFrom: string;
  readonly effectiveTo?: string;
  readonly citation: string;
  readonly url: string;
  readonly confidence: "official" | "second-hand" | "convention" | "unconfirmed";
  /** Day after which the source has to be checked again. */
  readonly reviewBy?: string;
}

/** Fact behind a verdict: the value used, and the effect of another one. */
export interface StatedFact extends Pick<Fact, "id" | "value" | "assumed" | "decides" | "options"> {
  readonly ask: string;
  /** The value as a clause; empty if it is unknown. */
  readonly written: string;
  /** Answer with another value; empty if none changes it. */
  readonly effect: string;
}

export interface StatedVerdict {
  readonly id: string;
  readonly sentence: string;
  readonly because: string;
  /** What the person should do, and with which rate of which day; the first is the most important. */
  readonly whatToDo: readonly string[];
  readonly confidence: "checked" | "usual" | "depends" | "not-checked";
  /** Figure of the rule of thumb. */
  readonly estimate: NamedFigure;
  /** Figure of a lender; its value is `null` if no lender could lend. */
  readonly lender: NamedFigure;
  /** Facts that a lender asks for, deciding ones first. */
  readonly facts: readonly StatedFact[];
}

/** Question for the person, and the input that takes the answer. */
export interface PersonAsked {
  readonly id: string;
  readonly ask: string;
}

/** Brokerage whose site gives the answers, with its licence. */
export interface Publisher {
  readonly brokerage: string;
  readonly licence: string;
  readonly url: string;
}

/** Answer of every tool: the figure asked for, its derivation, and the rules behind it. */
export interface ToolAnswer {
  /** Reason that it cannot be done at all. */
  readonly refusal?: string;
  readonly asks: readonly PersonAsked[];
  /** Holds the figure asked for; `null` if a rule was looked up, or if it cannot be done. */
  readonly figure: NamedFigure | null;
  readonly verdict?: StatedVerdict;
  /** Value of the rule that was looked up. */
  readonly ruleValue?: unknown;
  readonly workings: readonly NamedFigure[];
  readonly rules: readonly CitedRule[];
  readonly rulesAsOf: string;
  /** Lists what was assumed, and what a lender may do otherwise. */
  readonly notes: readonly string[];
  readonly publisher?: Publisher;
  /** Address that opens this answer on the publisher's page, where facts can be changed. */
  readonly page?: string;
}

const inUnit =
  (unit: NamedFigure["unit"]) =>
  (name: string, value: number | null): NamedFigure => ({ name, value, unit });

export const dollarFigure = inUnit("dollars");
export const paymentFigure = inUnit("payments");
/** Calculated percentage, to two decimals. */
export const percentFigure = (name: string, value: number): NamedFigure => ({
  ...{ name, value: Math.round(value * 100) / 100, unit: "percent" },
});
