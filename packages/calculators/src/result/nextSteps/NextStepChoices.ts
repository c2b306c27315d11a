import type {
  AffordabilityInputs,
  ClosingFeesInputs,
  DebtConsolidationInputs,
  PaymentInputs,
  RefinanceInputs,
  RentVsBuyInputs,
} from "@simcoe/calculator-engine";
import type { ExplanationStep } from "@simcoe/calculator-engine/insight";

/** A page that fits what came out, and what is there. */
export interface NextStep {
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

type NumbersFor<Id extends string, Inputs> = {
  readonly to: Id;
  readonly values: Readonly<Partial<Inputs>>;
};

/** Numbers of this result that another calculator asks for. */
export type Onward =
  | NumbersFor<"affordability", AffordabilityInputs>
  | NumbersFor<"payment", PaymentInputs>
  | NumbersFor<"refinance", RefinanceInputs>
  | NumbersFor<"rent-vs-buy", RentVsBuyInputs>
  | NumbersFor<"debt-consolidation", DebtConsolidationInputs>
  | NumbersFor<"closing-fees", ClosingFeesInputs>;

/** Where a result leads. */
export interface CarryOnChoices {
  readonly nextSteps: readonly NextStep[];
  readonly onward: readonly Onward[];
}

/** A figure found on the way to a result, in whole dollars as somebody would enter it. */
export function dollarsAtStep(steps: readonly ExplanationStep[], id: string): number {
  return Math.round(Number(steps.find((step) => step.id === id)?.value ?? 0));
}
