type AdDecision = "allowed" | "refused" | "ask";

const key = "ad-choice";

/** Counts Global Privacy Control as a refusal until the visitor chooses. */
export function adChoice(): AdDecision {
  const kept = keptAnswer();
  if (kept === "allowed" || kept === "refused") return kept;
  const objects = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  return objects ? "refused" : "ask";
}

/** Sets `data-ad-choice` on `<html>`, if the page has an ad tag. Runs before the first paint. */
export function markAdChoice(): void {
  const page = document.documentElement;
  if (!page.dataset.adTag) return;
  const choice = adChoice();
  // A page in a frame of this site does not ask, because the page around it does.
  page.dataset.adChoice = choice === "ask" && parent !== window ? "refused" : choice;
}

/** Answer for this page only, in case the browser blocks storage. */
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
    // The next page asks again.
  }
}
