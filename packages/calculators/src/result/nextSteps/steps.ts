import type { Case } from "@mortgage-kit/calculator-engine/case";
import type { PageId } from "../../Host.tsx";
import type { ResultWords } from "../../language/resultWords.en.ts";
import type { Answered } from "../Answered.ts";
import type { HandOverChoice, NextStepChoices, NextStepId } from "../ResultParts.ts";

const nextStepPages = {
  callMe: "callBack",
  apply: "application",
  buyHome: "homePurchase",
  changeMortgage: "refinance",
  waitForRenewal: "renewal",
  combineDebts: "debtConsolidation",
  askSomebody: "team",
  bringPapers: "whatToBring",
} as const satisfies Record<NextStepId, PageId>;

/** A lender always asks for the same documents. */
const last: readonly NextStepId[] = ["bringPapers"];

/** Returns the words and address of each next step for which the host has a page, the first to act on. */
export function stepsTo(
  { pages: chosen }: Pick<NextStepChoices, "pages">,
  pages: Readonly<Partial<Record<PageId, string>>>,
  { nextSteps }: ResultWords,
) {
  // A call replaces the page of people to ask.
  const asking: readonly NextStepId[] = pages.callBack
    ? ["callMe", ...chosen.filter((id) => id !== "askSomebody")]
    : chosen;
  return [...asking, ...last].flatMap((id) => {
    const href = pages[nextStepPages[id]];
    return href ? [{ id, title: nextSteps.pages[id], href }] : [];
  });
}

/**
 * Returns what a result hands to another calculator. What has one name is the same in every question,
 * so that the other takes what it asks for.
 */
export const handedTo = (
  { to, values, given }: HandOverChoice,
  { view, inputs, facts }: Pick<Answered, "view" | "inputs" | "facts">,
): Case => ({
  ...{ question: to, from: view.calculator.id },
  inputs: Object.fromEntries(
    Object.entries({ ...facts.given, ...Object(inputs), ...values }).filter(
      // Only the question itself asks for its rows.
      ([, value]) => !Array.isArray(value),
    ),
  ),
  given: { ...facts.given, ...given },
});
