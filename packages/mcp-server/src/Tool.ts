import type { ToolAnswer } from "./answer.ts";
import type { Given, ToolInputs } from "./toolInputs.ts";

/** Tool as the server lists and calls it. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** Description by which the model decides when to use the tool. */
  readonly description: string;
  readonly inputs: ToolInputs;
  /**
   * @param today ISO date whose rules apply if the inputs give none.
   * @throws CalculatorInputError for inputs that cannot be used; it says what is allowed.
   */
  readonly answer: (given: Given, today: string) => ToolAnswer;
}
