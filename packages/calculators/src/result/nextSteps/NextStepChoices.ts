import type { QuestionId, Questions } from "@simcoe/calculator-engine/insight";
import type { PageId } from "../../Host.tsx";

/** What somebody may do next, and the page where it is done. */
export const nextStepPages = {
  apply: "application",
  buyHome: "homePurchase",
  changeMortgage: "refinance",
  waitForRenewal: "renewal",
  combineDebts: "debtConsolidation",
  askSomebody: "team",
} as const satisfies Record<string, PageId>;

export type NextStepId = keyof typeof nextStepPages;

/** Numbers of this result that another calculator asks for. */
type HandedOn = {
  readonly [Id in QuestionId]: {
    readonly to: Id;
    readonly values: Readonly<Partial<Questions[Id]["inputs"]>>;
  };
}[QuestionId];

/** Where a result leads. */
export interface NextStepChoices {
  readonly pages: readonly NextStepId[];
  readonly calculators: readonly HandedOn[];
}
