import { startTransition, useState } from "react";
import { afterPaint } from "../afterPaint.ts";

/**
 * Answers as they are being typed: they stand in their fields at once and reach the page afterwards.
 * What somebody else answers is taken over; what comes back of the own is older than what is typed.
 */
export function useTypedAnswers<Answers extends object>(
  answers: Answers,
  onAnswers: (answers: Answers) => void,
): readonly [Answers, (answers: Answers) => void] {
  const [typed, setTyped] = useState(answers);
  const [seen, setSeen] = useState(answers);
  const [own] = useState(() => new WeakSet<Answers>());
  const [later] = useState(afterPaint);
  if (seen !== answers) {
    setSeen(answers);
    if (!own.has(answers)) setTyped(answers);
  }
  const type = (next: Answers) => {
    own.add(next);
    setTyped(next);
    later(() => startTransition(() => onAnswers(next)));
  };
  return [typed, type];
}
