import type { PageId } from "../../Host.tsx";
import type { NextStepChoices, NextStepId } from "../ResultParts.ts";
import type { ResultWords } from "../resultWords.en.ts";

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
