import type { PageId } from "../../Host.tsx";
import type { ResultWords } from "../resultWords.en.ts";
import { type NextStepChoices, nextStepPages } from "./NextStepChoices.ts";

/** The pages that a result leads to, of those that the host has. */
export function stepsTo(
  { pages: chosen }: NextStepChoices,
  pages: Readonly<Partial<Record<PageId, string>>>,
  { nextSteps }: ResultWords,
) {
  return chosen.flatMap((step) => {
    const href = pages[nextStepPages[step]];
    return href ? [{ ...nextSteps.pages[step], href }] : [];
  });
}
