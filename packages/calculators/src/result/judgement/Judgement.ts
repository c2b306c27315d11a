import type { LenderView } from "@simcoe/calculator-engine/insight";
import type { AnySecondLook } from "@simcoe/calculator-engine/words";
import type { Figure } from "../Figure.ts";

/** What a lender and the check make of an answer, with what the visitor told the lender. */
export interface Judgement {
  readonly view: LenderView;
  readonly check: AnySecondLook;
  /** The lender's figure; `null` where nobody could lend, so that there is none. */
  readonly figure: Figure | null;
  /** What is missing where nobody could lend for want of it. */
  readonly missing: Figure | null;
  /** The lender's figure and what it comes from. */
  readonly sentence: string;
  /** Whether the check agrees, in short, and what it found. */
  readonly agreement: string;
  readonly finding: string;
  /** Both. */
  readonly verdict: string;
}
