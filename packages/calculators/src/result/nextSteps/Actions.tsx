import { Button, Inline, LinkButton } from "@mortgage-kit/ui";
import { useHost } from "../../Host.tsx";
import { useLanguage, useResultWords } from "../../language/LanguageProvider.tsx";
import type { Answered } from "../Answered.ts";
import { exportParts, linesOf } from "../export/exportParts.ts";
import { ShareAnswer } from "../export/ShareAnswer.tsx";
import { figuresFragment } from "../shareLink/sentFigures.ts";
import { stepsTo } from "./steps.ts";

interface ActionsProps<Inputs, Result> {
  answered: Answered<Inputs, Result>;
  startAgain: () => void;
}

/** Offers the one step that carries out the verdict, the answer to share, and the way to another. */
export function Actions<Inputs, Result>({ answered, startAgain }: ActionsProps<Inputs, Result>) {
  const { pages } = useHost();
  const { code, wizard: words } = useLanguage();
  const resultWords = useResultWords();
  const { answer, on, parts, view, verdict } = answered;
  const [next] = stepsTo(parts.nextSteps(answer), pages, resultWords);
  const figures = () =>
    figuresFragment({
      question: view.calculator.id,
      language: code,
      title: view.title,
      verdict: verdict.sentence,
      lines: exportParts(answered, resultWords)
        .filter(({ id }) => id !== "verdict" && id !== "assumptions")
        .flatMap((part) => linesOf(part, resultWords)),
      asOf: on,
    });
  return (
    <Inline space="xs">
      {next && (
        <LinkButton href={next.id === "callMe" ? next.href + figures() : next.href}>
          {next.title}
        </LinkButton>
      )}
      <ShareAnswer answered={answered} />
      <Button tone={next ? "plain" : "action"} onClick={startAgain}>
        {words.calculateAgain}
      </Button>
      {pages.calculators && (
        <LinkButton tone="plain" href={pages.calculators}>
          {words.allCalculators}
        </LinkButton>
      )}
    </Inline>
  );
}
