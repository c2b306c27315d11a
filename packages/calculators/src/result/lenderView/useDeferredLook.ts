import { useDeferredValue, useMemo } from "react";
import type { Dated, LenderQuestions } from "../Insight.ts";
import { type Answers, type Look, lookWith } from "./lookWith.ts";

/** The lender's view with these answers, worked out once the answers themselves are on the screen. */
export function useDeferredLook<Inputs, Circumstances extends Dated>(
  lender: LenderQuestions<Inputs, Circumstances>,
  inputs: Inputs,
  answers: Answers<Circumstances>,
): Look<Circumstances> {
  const [then, told] = [useDeferredValue(inputs), useDeferredValue(answers)];
  return useMemo(() => lookWith(lender, then, told), [lender, then, told]);
}
