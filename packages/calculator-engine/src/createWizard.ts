import type {
  CalculatorOf,
  Draft,
  Field,
  FieldOf,
  InputsOfRule,
  ListOf,
  Step,
} from "./calculator.ts";

/**
 * Returns the fields that each step of a form asks for, in order.
 *
 * @example
 * stepsOf(payment)[0]; // ["loanAmount"]
 */
export function stepsOf<Inputs, Result>({
  fields,
}: Pick<CalculatorOf<Inputs, Result>, "fields">): readonly Step<Inputs>[] {
  const steps: FieldOf<Inputs>[][] = [];
  for (const [name, { step }] of Object.entries<Field>(fields)) {
    if (step) steps[step - 1] = [...(steps[step - 1] ?? []), name as FieldOf<Inputs>];
  }
  return steps;
}

const isStepComplete = <Inputs, Result>(
  { rules }: CalculatorOf<Inputs, Result>,
  step: Step<Inputs>,
  draft: Draft<Inputs>,
) => step.every((field) => rules[field]?.(field, draft as InputsOfRule, true).length === 0);

/**
 * State of a wizard: the step, counted from 1, the draft so far, and the result once there is one.
 */
export interface WizardState<Inputs, Result> {
  readonly step: number;
  readonly draft: Draft<Inputs>;
  /** Set only on the result step. */
  readonly result: Result | null;
}

type RowOf<Inputs, List extends keyof Inputs> = Inputs[List] extends readonly (infer Row)[]
  ? Row
  : never;

/** Action that sets a field to a value of its type, or an emptied number to `null`. */
type Set<Inputs, Field extends keyof Inputs> = Field extends string
  ? { readonly type: "set"; readonly field: Field; readonly value: Draft<Inputs[Field]> }
  : never;

type SetCell<List, Row, Column extends keyof Row> = Column extends string
  ? {
      readonly type: "setCell";
      readonly list: List;
      readonly id: string;
      readonly column: Column;
      readonly value: Draft<Row[Column]>;
    }
  : never;

type RowAction<Inputs, List extends ListOf<Inputs>> = List extends string
  ?
      | SetCell<List, RowOf<Inputs, List>, Exclude<keyof RowOf<Inputs, List>, "id">>
      | { readonly type: "addRow"; readonly list: List }
      | { readonly type: "removeRow"; readonly list: List; readonly id: string }
  : never;

export type WizardAction<Inputs> =
  | { readonly type: "next" | "back" | "calculate" | "reset" }
  | Set<Inputs, Exclude<keyof Inputs, ListOf<Inputs>>>
  | RowAction<Inputs, ListOf<Inputs>>;

export interface WizardOptions<Inputs> {
  /** Draft to start with, and after `reset`; the calculator's defaults if omitted. */
  readonly draft?: Draft<Inputs>;
}

export interface Wizard<Inputs, Result> {
  /** Number of input steps plus 1 for the result step. */
  readonly stepCount: number;
  readonly start: WizardState<Inputs, Result>;
  canGoNext(state: WizardState<Inputs, Result>): boolean;
  canGoBack(state: WizardState<Inputs, Result>): boolean;
  canCalculate(state: WizardState<Inputs, Result>): boolean;
  /** Returns true for the last step of questions. */
  isLastStep(state: WizardState<Inputs, Result>): boolean;
  reduce(
    state: WizardState<Inputs, Result>,
    action: WizardAction<Inputs>,
  ): WizardState<Inputs, Result>;
}

/**
 * Creates a step-by-step form as a pure reducer, for any framework or none.
 *
 * An action that is not possible in a state returns the same state object. The result step cannot be
 * edited; `reset` returns to the first step with the first draft.
 *
 * @example
 * const wizard = createWizard(payment);
 * const state = wizard.reduce(wizard.start, { type: "set", field: "loanAmount", value: 300_000 });
 * wizard.canGoNext(state); // true
 */
export function createWizard<Inputs, Result>(
  calculator: CalculatorOf<Inputs, Result>,
  { draft = calculator.defaults }: WizardOptions<Inputs> = {},
): Wizard<Inputs, Result> {
  type State = WizardState<Inputs, Result>;
  const { defaults } = calculator;
  const steps = stepsOf(calculator);
  const isComplete = ({ step, draft }: State) =>
    isStepComplete(calculator, steps[step - 1] ?? [], draft);
  const start: State = { step: 1, draft, result: null };
  const isLastStep = (state: State) => state.step === steps.length;
  const canGoNext = (state: State) => state.step < steps.length && isComplete(state);
  const canGoBack = (state: State) => state.step > 1 && state.result === null;
  const canCalculate = (state: State) => isLastStep(state) && calculator.accepts(state.draft);

  function reduce(state: State, action: WizardAction<Inputs>): State {
    switch (action.type) {
      case "next":
        return canGoNext(state) ? { ...state, step: state.step + 1 } : state;
      case "back":
        return canGoBack(state) ? { ...state, step: state.step - 1 } : state;
      case "calculate":
        return canCalculate(state)
          ? {
              ...state,
              step: steps.length + 1,
              result: calculator.calculate(state.draft as Inputs),
            }
          : state;
      case "reset":
        return start;
      default:
        return state.result === null
          ? { ...state, draft: edit(state.draft, action, defaults) }
          : state;
    }
  }

  const can = { canGoNext, canGoBack, canCalculate, isLastStep };
  return { stepCount: steps.length + 1, start, ...can, reduce };
}

type Row = Readonly<Record<string, unknown>> & { readonly id: string };
type Edit =
  | { readonly type: "set"; readonly field: string; readonly value: unknown }
  | {
      readonly type: "setCell";
      readonly list: string;
      readonly id: string;
      readonly column: string;
      readonly value: unknown;
    }
  | { readonly type: "addRow"; readonly list: string }
  | { readonly type: "removeRow"; readonly list: string; readonly id: string };

/** Applies an edit, untyped: the type of the action already ensures that field and value match. */
function edit<Values>(draft: Values, action: Edit, defaults: Values): Values {
  if (action.type === "set") return { ...draft, [action.field]: action.value };
  const rowsOf = (values: Values) => values[action.list as keyof Values] as readonly Row[];
  return { ...draft, [action.list]: editRows(rowsOf(draft), action, rowsOf(defaults)) };
}

function editRows(
  rows: readonly Row[],
  action: Exclude<Edit, { type: "set" }>,
  untouched: readonly Row[],
): readonly Row[] {
  switch (action.type) {
    case "setCell":
      return rows.map((row) =>
        row.id === action.id ? { ...row, [action.column]: action.value } : row,
      );
    case "addRow":
      return [...rows, blankRow(rows, untouched)];
    case "removeRow":
      return rows.length > 1 ? rows.filter(({ id }) => id !== action.id) : rows;
  }
}

/** Returns a copy of the default row with empty texts and an id that none of the rows has. */
function blankRow(rows: readonly Row[], [untouched]: readonly Row[]): Row {
  const blank = Object.entries(untouched ?? {}).map(([column, value]) => [
    column,
    typeof value === "string" ? "" : value,
  ]);
  const id = String(1 + Math.max(0, ...rows.map((row) => Number(row.id))));
  return { ...Object.fromEntries(blank), id };
}

/**
 * Returns the state of a wizard with a draft at a step, or at the first incomplete step before it. The
 * state on the result step includes the result.
 *
 * @param step counted from 1; the result's is the number of input steps plus 1.
 * @example
 * wizardAt(payment, { ...payment.defaults, loanAmount: 300_000 }, 3).result?.monthly; // 1842.26…
 */
export function wizardAt<Inputs, Result>(
  calculator: CalculatorOf<Inputs, Result>,
  draft: Draft<Inputs>,
  step: number,
): WizardState<Inputs, Result> {
  const steps = stepsOf(calculator);
  const incomplete = steps.findIndex((step) => !isStepComplete(calculator, step, draft));
  const reached = Math.max(1, Math.min(step, incomplete < 0 ? steps.length + 1 : incomplete + 1));
  if (reached <= steps.length) return { step: reached, draft, result: null };
  return calculator.accepts(draft)
    ? { step: reached, draft, result: calculator.calculate(draft) }
    : { step: steps.length, draft, result: null };
}

/**
 * Returns a copy of the values with a new value at a path. A row of a list is given by its index.
 *
 * @example
 * setAt({ debts: [{ payment: 300 }] }, "debts.0.payment", 350); // { debts: [{ payment: 350 }] }
 */
export function setAt<Inputs>(inputs: Inputs, path: string, value: unknown): Inputs {
  const [first = "", ...rest] = path.split(".");
  const inside = (inputs as Record<string, unknown>)[first];
  const next = rest.length === 0 ? value : setAt(inside, rest.join("."), value);
  if (Array.isArray(inputs)) return inputs.with(Number(first), next) as Inputs;
  return { ...inputs, [first]: next };
}
