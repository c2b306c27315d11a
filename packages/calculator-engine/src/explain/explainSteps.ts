import type { Field } from "../calculator.ts";
import type { Figure, Quantity, Unit } from "../quantity.ts";

/** Units of the figures that several questions use, besides the inputs. */
export const sharedFigures = {
  monthlyRate: "fraction",
  months: "payments",
  newPayment: "dollars",
  monthlySavings: "dollars",
  amortizationYears: "years",
  // Results of the lender's count.
  qualifyingRate: "percent",
  testedPayment: "dollars",
  lenderPayment: "dollars",
  insuredMortgage: "dollars",
  minimumDown: "dollars",
  premium: "dollars",
  premiumRate: "percent",
  premiumTax: "dollars",
} as const satisfies Readonly<Record<string, Unit>>;

/** Inputs that several questions name alike. */
export type SharedInput =
  | "interestRate"
  | "loanTerm"
  | "homePrice"
  | "downPayment"
  | "newRate"
  | "propertyTaxRate"
  | "monthsRemaining";

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
 * Returns all values with the units of the question's fields, its own figures and the shared ones.
 *
 * @example
 * figuresOf(payment.fields, { total: "dollars" }, { total: 500 }).total; // { id: "total", value: 500, unit: "dollars" }
 */
export function figuresOf<Fields extends Readonly<Record<string, Field>>, Own extends Units>(
  fields: Fields,
  own: Own,
  ...all: readonly object[]
) {
  const values: Readonly<Record<string, unknown>> = Object.assign({}, ...all);
  const units: Units = { ...unitsOf(fields), ...sharedFigures, ...own };
  const known = Object.entries(units).filter(([id]) => typeof values[id] === "number");
  return Object.fromEntries(
    known.map(([id, unit]) => [id, { id, value: values[id], unit }]),
  ) as Readonly<
    Record<NumberIdOf<Fields> | keyof typeof sharedFigures | (keyof Own & string), Figure>
  >;
}

/**
 * Converts lines to steps; formulas name the figures they use in braces.
 *
 * @example
 * const figures = figuresOf({}, { rent: "dollars", year: "dollars" }, { rent: 2_000, year: 24_000 });
 * explainSteps(figures, [["year", "{rent} × 12"]])[0]?.value; // 24000
 */
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

/** Writes the formula of a level payment with these figures; a plain division at a rate of 0. */
export const levelPaymentFormula = (
  principal: string,
  periodicRate: string,
  periods: string,
  rateValue: number,
) =>
  rateValue === 0
    ? `{${principal}} ÷ {${periods}}`
    : `{${principal}} × {${periodicRate}} ÷ (1 − (1 + {${periodicRate}}) ^ −{${periods}})`;

/** Writes the formula of a balance, the present value of the remaining payments, with these figures. */
export const balanceFormula: typeof levelPaymentFormula = (
  payment,
  periodicRate,
  periods,
  rateValue,
) =>
  rateValue === 0
    ? `{${payment}} × {${periods}}`
    : `{${payment}} × (1 − (1 + {${periodicRate}}) ^ −{${periods}}) ÷ {${periodicRate}}`;

/** Creates a function that returns an explained line, with its formulas for this rate and for any rate. */
const lineOf =
  (formula: typeof levelPaymentFormula) =>
  <Key extends string>(
    figure: Key,
    amount: string,
    periodicRate: string,
    periods: string,
    rateValue: number,
  ) => {
    const atRate = (rate: number) => formula(amount, periodicRate, periods, rate);
    const liveFormula = `if({${periodicRate}} > 0, ${atRate(1)}, ${atRate(0)})`;
    return [figure, atRate(rateValue), { liveFormula }] as const;
  };

export const levelPaymentLine = /* @__PURE__ */ lineOf(levelPaymentFormula);

export const balanceLine = /* @__PURE__ */ lineOf(balanceFormula);

/** Token of a formula, to be written with names or values, or calculated by a spreadsheet. */
export type FormulaToken =
  | (Figure & { readonly kind: "figure" })
  /** Literal number, amount or percentage in the formula. */
  | (Quantity & { readonly kind: "number" })
  | { readonly kind: "symbol"; readonly symbol: FormulaSymbol }
  /** Followed by its arguments in brackets. */
  | { readonly kind: "function"; readonly name: "min" | "max" };

export type FormulaSymbol =
  | "+"
  | "−"
  | "×"
  | "÷"
  | "^"
  | "("
  | ")"
  | ","
  | "<"
  | ">"
  | "≤"
  | "≥"
  | "and";

/** Expression or condition as tokens from left to right; percentages count as fractions. */
export type Formula = readonly FormulaToken[];

/**
 * Formula that is valid for any inputs, for callers that change them. `if` takes a condition, the
 * expression if it is true and the expression if it is false. `up` rounds up to a whole number.
 */
export type LiveFormula = readonly (
  | FormulaToken
  | { readonly kind: "function"; readonly name: "if" | "up" }
)[];

type Figures = Readonly<Record<string, Figure>>;

const pieces =
  /\{(\w+)\}|(\$?)(\d+(?:\.\d+)?(?:e[+-]?\d+)?)(%?)|(min|max|if|up)(?=\()|and|[+−×÷^(),<>≤≥]/g;

/** Parses a formula such as `{homePrice} × 0.5% + $275`, with figures in braces. */
const readLiveFormula = (line: string, figures: Figures): LiveFormula =>
  Array.from(line.matchAll(pieces), ([symbol, figure, dollar, digits, percent, name]) => {
    if (figure) return { kind: "figure", ...figures[figure] } as FormulaToken;
    if (name) return { kind: "function", name } as FormulaToken;
    if (!digits) return { kind: "symbol", symbol } as FormulaToken;
    const unit = dollar ? "dollars" : percent ? "percent" : "number";
    return { kind: "number", value: Number(digits), unit };
  });

/** Parses a formula without `if` and `up`, in the same way. */
export const readFormula = readLiveFormula as (line: string, figures: Figures) => Formula;
