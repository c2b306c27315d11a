import type { Field } from "../calculator.ts";
import { sharedFigures } from "../figures.ts";
import type { Figure, Unit } from "../quantity.ts";
import { type Formula, type LiveFormula, readFormula, readLiveFormula } from "./formula.ts";

/** Step that calculates a figure. */
export interface SumStep extends Figure {
  readonly kind: "sum";
  readonly formula: Formula;
  /**
   * Formula for any inputs, if `formula` is valid for these inputs only. `null` if there is none, so
   * that every step that uses this figure is valid for these inputs only.
   */
  readonly liveFormula?: LiveFormula | null;
  /** Condition that selected the formula, if it is not the usual one. */
  readonly condition?: Formula;
  /** URL of the source of a rule's figures. */
  readonly source?: string;
}

/** Step that selects the recommendation. */
export interface DecisionStep {
  readonly kind: "decision";
  readonly id: "recommendation";
  readonly answer: string;
  /** Condition that holds and leads to this recommendation. */
  readonly formula: Formula;
}

/** Step of an explained calculation. */
export type ExplanationStep = SumStep | DecisionStep;

/** Short form of a step: its key, its formula and its other parts. */
export type Line<Key extends string> = readonly [
  key: Key,
  formula: string,
  more?: {
    readonly liveFormula?: string | null;
    readonly condition?: string | undefined;
    readonly source?: string | undefined;
  },
];

type Units<Id extends string = string> = Readonly<Record<Id, Unit>>;
type NumberIdOf<Fields> = {
  [Id in keyof Fields & string]: Fields[Id] extends { readonly rule: { readonly kind: Unit } }
    ? Id
    : never;
}[keyof Fields & string];

const unitsOf = (fields: Readonly<Record<string, Field>>): Units =>
  Object.fromEntries(Object.entries(fields).map(([id, { rule }]) => [id, rule.kind as Unit]));

/**
 * Returns the values of a calculation with their units, so that steps show exactly these values. The
 * units come from the question's fields, its own figures and the shared ones.
 */
export function figuresOf<Fields extends Readonly<Record<string, Field>>, Own extends Units>(
  fields: Fields,
  own: Own,
  values: Readonly<Record<string, unknown>>,
) {
  const units: Units = { ...unitsOf(fields), ...sharedFigures, ...own };
  const known = Object.entries(units).filter(([id]) => typeof values[id] === "number");
  return Object.fromEntries(
    known.map(([id, unit]) => [id, { id, value: values[id], unit }]),
  ) as Readonly<
    Record<NumberIdOf<Fields> | keyof typeof sharedFigures | (keyof Own & string), Figure>
  >;
}

/** Converts lines to steps; formulas name the figures they use in braces. */
export const explainSteps = <Key extends string>(
  figures: Readonly<Record<Key, Figure>>,
  lines: readonly Line<NoInfer<Key>>[],
): readonly SumStep[] =>
  lines.map(([key, formula, { liveFormula, condition, source } = {}]) => ({
    kind: "sum",
    ...figures[key],
    formula: readFormula(formula, figures),
    ...(liveFormula !== undefined && {
      liveFormula: liveFormula === null ? null : readLiveFormula(liveFormula, figures),
    }),
    ...(condition && { condition: readFormula(condition, figures) }),
    ...(source && { source }),
  }));

export const explainDecision = (
  answer: string,
  figures: Readonly<Record<string, Figure>>,
  condition: string,
): DecisionStep => ({
  kind: "decision",
  id: "recommendation",
  answer,
  formula: readFormula(condition, figures),
});
