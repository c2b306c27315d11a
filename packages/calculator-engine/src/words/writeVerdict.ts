import type { Answer, LenderLimit } from "../insight/Answer.ts";
import type { BridgeStep } from "../insight/bridge.ts";
import { capitalize, keyMark } from "./Formatter.ts";
import type { Reason } from "./LenderVocabulary.ts";
import { entry, type Lexicon, nameIn, render } from "./lexicon.ts";
import type { WrittenVerdict } from "./QuestionWords.ts";
import { factWords, verdictWords, writeEffect } from "./writeFact.ts";

/** Writes a difference between the estimate and the lender's figure. */
export function writeBridgeStep(
  { figures, bridge, typeset, ruleName, format }: Lexicon,
  step: BridgeStep,
): Reason {
  if (step.id === "figure") {
    return { label: typeset(capitalize(nameIn(figures, { id: step.figure }))), because: "" };
  }
  const rule = step.rule ? ruleName(step.rule) : "";
  const { label, because } = render(bridge, { ...step, rule } as never, format);
  return { label: typeset(label), because: typeset(because) };
}

/** Writes the main reason for a lender's figure as a sentence. */
export function writeLimit(lexicon: Lexicon, limit: LenderLimit): string {
  const reason = limit.id === "difference" ? writeBridgeStep(lexicon, limit.step) : null;
  return lexicon.typeset(render(lexicon.limits, { ...limit, reason } as never, lexicon.format));
}

/** Writes the verdict in one sentence, with what it hinges on, its reason and what to do. */
export function writeVerdict(lexicon: Lexicon, answer: Answer): WrittenVerdict {
  const { typeset, format } = lexicon;
  const { question, verdict, lender } = answer;
  const { sentence, because, turning, hinge } = verdictWords(lexicon, question, verdict);
  const [before = "", number = "", after = ""] = sentence(
    verdict,
    format,
    verdict.confidence,
  ).split(keyMark);
  const { otherwise } = verdict;
  const own = typeset(turning?.(verdict, format) ?? "");
  const turned = !own && otherwise?.verdict.id !== verdict.id ? otherwise : null;
  const missing = verdict.missing.map((id) => {
    const { ask, notCounted = lexicon.notCounted(ask) } = factWords(lexicon, id);
    return notCounted;
  });
  const reason = because?.(verdict, format);
  const todo = entry(lexicon.questions, question).whatToDo?.(answer as never, format);
  return {
    usesLimit: reason === undefined,
    sentence: typeset(`${before}${number}${after}.`),
    parts: {
      before: typeset(before.trim()),
      number: typeset(number),
      after: typeset(after.trim()),
    },
    hinge:
      own ||
      (turned ? writeEffect(lexicon, question, turned) : typeset(hinge?.(verdict, format) ?? "")),
    hingesOn: turned?.fact ?? null,
    because: typeset(
      [reason ?? writeLimit(lexicon, lender.limit), ...missing].filter(Boolean).join(" "),
    ),
    whatToDo: {
      summary: typeset(todo?.summary ?? ""),
      advice: (todo?.advice ?? []).map(({ label, text }) => ({
        label: typeset(label),
        text: typeset(text),
      })),
    },
  };
}
