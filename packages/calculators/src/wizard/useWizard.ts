import {
  type CalculatorOf,
  createWizard,
  type Draft,
  type WizardAction,
  wizardAt,
} from "@mortgage-kit/calculator-engine";
import { type RateKind, rateFor, rateKinds } from "@mortgage-kit/calculator-engine/canada";
import type { Case } from "@mortgage-kit/calculator-engine/case";
import { useCallback, useEffect, useMemo, useReducer, useRef } from "react";
import { flushSync } from "react-dom";
import type { FormView } from "../FormView.ts";
import { useHost } from "../Host.tsx";
import type { FactValues } from "./Facts.ts";
import { useStepHistory } from "./useStepHistory.ts";
import { type GivenState, reducerOf, startDraft } from "./wizardState.ts";

export interface WizardStart<Inputs> {
  readonly draft: Draft<Inputs>;
  /** Step number from 1; the step after the last question is the result. */
  readonly step: number;
  /** Facts stated to a lender, by the engine's ids; none by default. */
  readonly given?: FactValues;
}

const nothing: FactValues = {};

/** Creates the wizard of a calculator, with the place and rates of the page prefilled. */
function usePrefilledWizard<Inputs, Result>(calculator: CalculatorOf<Inputs, Result>) {
  const { place, rates = [] } = useHost();
  // Rates that the page offers are prefilled; the visitor may have been offered others.
  const rateOf = (kind: RateKind) => rateFor(rates, { kind, purpose: "purchase" }).rate?.annualRate;
  const [fixedRate = null, variableRate = null] = rateKinds.map(rateOf);
  return useMemo(
    () =>
      createWizard(calculator, {
        draft: startDraft(calculator, { fixedRate, variableRate, ...place }),
      }),
    [calculator, fixedRate, variableRate, place],
  );
}

/** Keeps the answers and the facts in memory; prefilled values follow the page's until they are edited. */
function useWizardState<Inputs, Result>(
  calculator: CalculatorOf<Inputs, Result>,
  start: WizardStart<Inputs> | undefined,
) {
  const wizard = usePrefilledWizard(calculator);
  const reducer = useMemo(() => reducerOf(calculator, wizard), [calculator, wizard]);
  const [state, dispatch] = useReducer(
    reducer,
    start,
    (start): GivenState<Inputs, Result> => ({
      ...wizardAt(calculator, start?.draft ?? wizard.start.draft, start?.step ?? 1),
      given: start?.given ?? nothing,
      opened: 0,
    }),
  );
  const prefilled = useRef(wizard.start.draft);
  useEffect(() => {
    const newer = wizard.start.draft;
    dispatch({ type: "prefill", before: prefilled.current, newer });
    prefilled.current = newer;
  }, [wizard]);
  return { wizard, state, dispatch };
}

/** Runs the engine's wizard: keeps the answers and the facts in memory, and in the history's entry. */
export function useWizard<Inputs, Result>(
  view: FormView<Inputs, Result>,
  start?: WizardStart<Inputs>,
) {
  const { calculator } = view;
  const { ownPage, refreshRates } = useHost();
  const { wizard, state, dispatch } = useWizardState(calculator, start);
  const { draft, given, step, opened } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is asked at today's rates
  useEffect(refreshRates, [step, opened]);
  const steps = useStepHistory({
    calculator: calculator.id,
    ownsPage: ownPage !== undefined,
    step,
    numbers: useMemo(() => ({ draft, given }), [draft, given]),
    show: (step, kept) => {
      // A later version of the page may ask for other numbers.
      const names = Object.keys(Object(calculator.defaults));
      const isComplete = names.every((name) => name in Object(kept?.draft));
      dispatch(kept && isComplete ? { type: "open", ...kept, step } : { type: "go", step });
    },
  });
  const isLastQuestion = wizard.isLastStep(state);
  const onGiven = useCallback(
    (given: FactValues) => dispatch({ type: "give", given, view: { step, opened } }),
    [dispatch, step, opened],
  );

  return {
    state,
    stepCount: wizard.stepCount,
    canGoOn: isLastQuestion ? wizard.canCalculate(state) : wizard.canGoNext(state),
    canGoBack: wizard.canGoBack(state),
    isLastQuestion,
    /** Takes an action whose field and value match, which TypeScript cannot infer in a loop over fields. */
    edit: (action: object) => dispatch(action as WizardAction<Inputs>),
    /** Replaces the draft by complete inputs. */
    change: (inputs: unknown) =>
      dispatch({ type: "change", draft: inputs as Draft<Inputs>, view: { step, opened } }),
    given,
    onGiven,
    /** What the form or the result shows; `null` until the visitor has entered anything. */
    shown:
      step === 1 && draft === wizard.start.draft
        ? null
        : { question: calculator.id, inputs: draft as Case["inputs"], given, step },
    opened,
    goOn: () => {
      steps.goOn(step + 1);
      flushSync(() => dispatch({ type: isLastQuestion ? "calculate" : "next" }));
    },
    goBack: () => {
      if (!steps.goBack(step - 1)) dispatch({ type: "back" });
    },
    startAgain: () => {
      dispatch({ type: "open", draft: wizard.start.draft, given: nothing, step: 1 });
      steps.goToStart();
    },
    open: (draft: Draft<Inputs>, step: number, given: FactValues) => {
      dispatch({ type: "open", draft, given, step });
      steps.goTo(step);
    },
  };
}

export type WizardControls<Inputs, Result> = ReturnType<typeof useWizard<Inputs, Result>>;

export interface WizardStepProps<Inputs, Result> {
  view: FormView<Inputs, Result>;
  wizard: WizardControls<Inputs, Result>;
  heading: React.ReactNode;
  announce: (message: string) => void;
}
