import type { FactValue } from "@mortgage-kit/calculator-engine/insight";

/** Facts that the visitor stated to a lender, by id; other questions' facts may be among them. */
export type FactValues = Readonly<Record<string, FactValue>>;

/** Facts that the visitor stated, facts that the page sets, and the setter of stated ones. */
export interface Facts {
  readonly given: FactValues;
  readonly preset: FactValues;
  readonly onGiven: (given: FactValues) => void;
}
