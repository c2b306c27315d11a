import type { FormView } from "./FormView.ts";
import type { ResultOf } from "./result/resultPage.tsx";

/** View of one calculator in one language. A result does not know the types of the inputs. */
export interface CalculatorView<Inputs = unknown, Result = unknown>
  extends FormView<Inputs, Result> {
  /** Loads what a result shows beyond the estimate; absent if there is nothing. */
  readonly loadResult: (() => Promise<ResultOf<Inputs, Result>>) | undefined;
}
