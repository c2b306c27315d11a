import { tooLargeCase, writeCase } from "@mortgage-kit/calculator-engine/case";
import { Button, Icon, Inline, LinkButton, Stack, TextLink } from "@mortgage-kit/ui";
import { Share } from "@mortgage-kit/ui/icons";
import { useId } from "react";
import { useHost } from "../../Host.tsx";
import { PartHeading } from "../../headings.tsx";
import { useLanguage, useResultWords } from "../../language/LanguageProvider.tsx";
import type { Answered, AnsweredProps } from "../Answered.ts";
import { useCopy } from "../export/CopyButton.tsx";
import { exportParts, messageLines, shortText } from "../exportParts.ts";
import type { NextStepChoices, NextStepId } from "../ResultParts.ts";
import { figuresFragment } from "../shareLink/sentFigures.ts";
import { useCaseLink } from "../shareLink/useCaseLink.ts";
import * as styles from "./NextSteps.css.ts";
import { handedTo, stepsTo } from "./steps.ts";

const noSteps: NextStepChoices = { pages: [], calculators: [] };

/**
 * Returns the next steps of a result from a place to another, counted from 0. Pages that a person answers
 * get the result with their address.
 */
function useNextSteps(answered: Answered, from: number, to?: number) {
  const { pages, ownPage } = useHost();
  const { code } = useLanguage();
  const words = useResultWords();
  const { answer, on, parts, view, verdict } = answered;
  // Written only for a step that needs them: a result renders again with each number.
  const figures = () =>
    figuresFragment(
      {
        ...{ question: view.calculator.id, language: code, title: view.title, asOf: on },
        verdict: verdict.sentence,
        lines: messageLines(exportParts(answered, words), words).slice(1),
      },
      words.nextSteps.leftOut,
    );
  const isAnswered = (id: NextStepId) =>
    id === "callMe" || id === "apply" || (id === "askSomebody" && !ownPage);
  const choices = parts.nextSteps?.(answer) ?? noSteps;
  const steps = stepsTo(choices, pages, words).slice(from, to);
  return steps.map(({ id, title, href }) => ({
    title,
    href: isAnswered(id) && !href.includes("#") ? href + figures() : href,
  }));
}

/** Offers the one step that carries out the verdict, the answer to share, and the way to another. */
export function Actions({ answered, startAgain }: AnsweredProps & { startAgain: () => void }) {
  const { pages } = useHost();
  const { wizard: words } = useLanguage();
  const [next] = useNextSteps(answered, 0, 1);
  return (
    <Inline space="xs">
      <Inline space="xs">
        {next && <LinkButton href={next.href}>{next.title}</LinkButton>}
        <ShareAnswer answered={answered} />
      </Inline>
      <Inline space="xs">
        <Button tone={next ? "plain" : "action"} onClick={startAgain}>
          {words.calculateAgain}
        </Button>
        {pages.calculators && (
          <LinkButton tone="plain" href={pages.calculators}>
            {words.allCalculators}
          </LinkButton>
        )}
      </Inline>
    </Inline>
  );
}

/** Shares the verdict by the system's sheet or a copy; browsers never send the link's fragment. */
function ShareAnswer({ answered }: AnsweredProps) {
  const { ownPage } = useHost();
  const linkTo = useCaseLink();
  const words = useResultWords();
  const { copy, notice } = useCopy({ copied: words.share.copied, rows: 6, isShown: true });
  const share = async () => {
    // A page that is not the calculator's own does not read the numbers from its address.
    const page = location.origin + location.pathname;
    const end = linkTo(answered) ?? (ownPage ? words.forLater.tooLarge : page);
    const text = shortText(answered, words, end);
    const data = { title: answered.view.title, text };
    if (navigator.canShare?.(data)) {
      // Rejects if the visitor closes the sheet.
      return navigator.share(data).catch(() => {});
    }
    return copy(text);
  };
  return (
    <Stack space="none" align="start">
      <Button tone="quiet" icon={<Icon icon={Share} />} onClick={share}>
        {words.share.title}
      </Button>
      {notice}
    </Stack>
  );
}

/** Links a result to other pages that fit it, and to calculators that can take its numbers. */
export function OtherSteps({ answered }: AnsweredProps) {
  const { calculators } = useHost();
  const words = useResultWords();
  const id = useId();
  const choices = answered.parts.nextSteps?.(answered.answer) ?? noSteps;
  // Skips the first step, which the result itself shows.
  const steps = useNextSteps(answered, 1);
  const others = choices.calculators.flatMap((choice) => {
    const other = calculators.find((each) => each.id === choice.to);
    const fragment = writeCase(handedTo(choice, answered)) ?? tooLargeCase;
    return other ? [{ title: other.title, href: other.href + fragment }] : [];
  });
  if (steps.length + others.length === 0) return null;
  return (
    <section className={styles.steps} aria-labelledby={id}>
      <PartHeading level={3} size="subheading" id={id}>
        {words.nextSteps.title}
      </PartHeading>
      <ul className={styles.list}>
        {[...steps, ...others].map(({ title, href }) => (
          <li key={title}>
            <TextLink href={href}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
