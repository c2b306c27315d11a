export type AdChoice = "allowed" | "refused" | "ask";

const key = "ad-choice";

/**
 * Returns the visitor's choice. Global Privacy Control counts as a refusal until the visitor
 * chooses.
 */
export function adChoice(): AdChoice {
  const kept = keptAnswer();
  if (kept === "allowed" || kept === "refused") return kept;
  const objects = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  return objects ? "refused" : "ask";
}

/** Marks the page with the answer, before anything is drawn. Only a page with a tag has a question. */
export function markAdChoice(): void {
  const page = document.documentElement;
  if (!page.dataset.adTag) return;
  const choice = adChoice();
  // A page in a frame of this site does not ask, because the page around it does.
  page.dataset.adChoice = choice === "ask" && parent !== window ? "refused" : choice;
}

/** A browser may refuse to keep anything; then the answer holds for this page. */
let answerOfPage: string | null = null;

function keptAnswer(): string | null {
  try {
    return localStorage.getItem(key) ?? answerOfPage;
  } catch {
    return answerOfPage;
  }
}

export function keepAdChoice(answer: string): void {
  answerOfPage = answer;
  try {
    localStorage.setItem(key, answer);
  } catch {
    // It is asked again on the next page.
  }
}
