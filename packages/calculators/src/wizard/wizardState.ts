import {
  type CalculatorOf,
  type Draft,
  stepsOf,
  type Wizard,
  type WizardAction,
  type WizardState,
  wizardAt,
} from "@mortgage-kit/calculator-engine";
import type { FactValues } from "./Facts.ts";

/** State of a wizard with the facts that its result was given. */
export interface GivenState<Inputs, Result> extends WizardState<Inputs, Result> {
  readonly given: FactValues;
  /** Number of times that a link, another calculator or a new calculation replaced the draft. */
  readonly opened: number;
}

/** What one rendered view edits: an edit that is still pending when it is left must not change another. */
type EditedView = Pick<GivenState<unknown, unknown>, "step" | "opened">;

export type GivenAction<Inputs> =
  | WizardAction<Inputs>
  | { readonly type: "go"; readonly step: number }
  | {
      readonly type: "open";
      readonly draft: Draft<Inputs>;
      readonly given: FactValues;
      readonly step: number;
    }
  | { readonly type: "change"; readonly draft: Draft<Inputs>; readonly view: EditedView }
  /** Replaces prefilled values that nobody has edited, whatever is typed meanwhile. */
  | ({ readonly type: "prefill" } & Readonly<Record<"before" | "newer", Draft<Inputs>>>)
  | { readonly type: "give"; readonly given: FactValues; readonly view: EditedView };

/** Returns the reducer of a wizard whose result can be changed, and given facts, in place. */
export function reducerOf<Inputs, Result>(
  calculator: CalculatorOf<Inputs, Result>,
  wizard: Wizard<Inputs, Result>,
) {
  type State = GivenState<Inputs, Result>;
  return (state: State, action: GivenAction<Inputs>): State => {
    const at = (draft: Draft<Inputs>, step: number) => ({
      ...state,
      ...wizardAt(calculator, draft, step),
    });
    const isShown = ({ step, opened }: EditedView) =>
      step === state.step && opened === state.opened;
    switch (action.type) {
      case "go":
        return at(state.draft, action.step);
      case "open":
        return {
          ...at(action.draft, action.step),
          given: action.given,
          opened: state.opened + 1,
        };
      case "change":
        return isShown(action.view) ? at(action.draft, state.step) : state;
      case "prefill": {
        const draft = replaceUnedited(calculator, { ...state, ...action });
        return draft === state.draft ? state : at(draft, state.step);
      }
      case "give":
        return isShown(action.view) ? { ...state, given: action.given } : state;
      default:
        return { ...state, ...wizard.reduce(state, action) };
    }
  };
}

/** Returns the defaults with the page's values; a province without rules (a territory) is empty. */
export function startDraft<Inputs, Result>(
  { defaults, rules }: Pick<CalculatorOf<Inputs, Result>, "defaults" | "rules">,
  preset: FactValues = {},
): Draft<Inputs> {
  const own = Object.entries({ province: null, ...preset })
    .filter(([field]) => field in Object(defaults))
    .map(([field, value]) => [field, rules[field]?.(field, preset).length === 0 ? value : null]);
  return { ...defaults, ...Object.fromEntries(own) };
}

interface Prefilled<Inputs> {
  readonly draft: Draft<Inputs>;
  readonly step: number;
  readonly before: Draft<Inputs>;
  readonly newer: Draft<Inputs>;
}

/** Returns the draft with newer prefilled values in those fields of this and later steps that nobody has edited. */
function replaceUnedited<Inputs, Result>(
  calculator: CalculatorOf<Inputs, Result>,
  { draft, step, before, newer }: Prefilled<Inputs>,
): Draft<Inputs> {
  if (draft === before) return newer;
  type Values = Readonly<Record<string, unknown>>;
  const [now, was, next] = [draft, before, newer] as [Values, Values, Values];
  const replaced = (
    stepsOf(calculator)
      .slice(step - 1)
      .flat() as readonly string[]
  )
    .filter((field) => now[field] === was[field] && now[field] !== next[field])
    .map((field) => [field, next[field]]);
  return replaced.length === 0 ? draft : { ...draft, ...Object.fromEntries(replaced) };
}
