import type {
  AffordabilityInputs,
  ClosingFeesInputs,
  DebtConsolidationInputs,
  PaymentInputs,
  RefinanceInputs,
  RentVsBuyInputs,
} from "@simcoe/calculator-engine";
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

type NumbersFor<Id extends string, Inputs> = {
  readonly to: Id;
  readonly values: Readonly<Partial<Inputs>>;
};

/** Numbers of this result that another calculator asks for. */
type HandedOn =
  | NumbersFor<"affordability", AffordabilityInputs>
  | NumbersFor<"payment", PaymentInputs>
  | NumbersFor<"refinance", RefinanceInputs>
  | NumbersFor<"rent-vs-buy", RentVsBuyInputs>
  | NumbersFor<"debt-consolidation", DebtConsolidationInputs>
  | NumbersFor<"closing-fees", ClosingFeesInputs>;

/** Where a result leads. */
export interface NextStepChoices {
  readonly pages: readonly NextStepId[];
  readonly calculators: readonly HandedOn[];
}
