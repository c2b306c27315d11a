import { Button, Icon, Inline, LinkButton, Stack, TextLink } from "@mortgage-kit/ui";
import { Share } from "@mortgage-kit/ui/icons";
import { useId } from "react";
import { useHost } from "../../Host.tsx";
import { PartHeading } from "../../headings.tsx";
import { useLanguage, useResultWords } from "../../language/LanguageProvider.tsx";
import type { AnsweredProps } from "../Answered.ts";
import { useCopy } from "../export/CopyButton.tsx";
import { exportParts, linesOf } from "../export/exportParts.ts";
import { handOverFragment } from "../shareLink/handOver.ts";
import { figuresFragment } from "../shareLink/sentFigures.ts";
import { sharedOf, shareFragment } from "../shareLink/shareLink.ts";
import * as styles from "./NextSteps.css.ts";
import { stepsTo } from "./steps.ts";

/** Offers the one step that carries out the verdict, the answer to share, and the way to another. */
export function Actions({ answered, startAgain }: AnsweredProps & { startAgain: () => void }) {
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

/** Shares the verdict by the system's sheet or a copy; browsers never send the link's fragment. */
function ShareAnswer({ answered }: AnsweredProps) {
  const { ownPage } = useHost();
  const words = useResultWords();
  const { copy, notice } = useCopy({ copied: words.share.copied, rows: 6, isShown: true });
  const share = async () => {
    const { verdict, view, on } = answered;
    // A page that is not the calculator's own does not read the numbers from its address.
    const fragment = ownPage ? shareFragment(sharedOf(answered)) : "";
    const link = `${location.origin}${location.pathname}${fragment}`;
    const assumed = exportParts(answered, words).find(({ id }) => id === "assumed");
    const text = [
      verdict.sentence,
      ...(assumed ? [words.pair(assumed.title, linesOf(assumed, words).join("; "))] : []),
      words.export.workedOut(words.engineWords.format.date(on)),
      link,
    ].join("\n");
    const data = { title: view.title, text };
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
  const { pages, calculators } = useHost();
  const words = useResultWords();
  const id = useId();
  const { answer, parts, facts, view } = answered;
  const choices = parts.nextSteps(answer);
  const from = view.calculator.id;
  // Skips the first step, which the result itself shows.
  const steps = stepsTo(choices, pages, words).slice(1);
  const others = choices.calculators.flatMap(({ to, values }) => {
    const other = calculators.find((each) => each.id === to);
    const fragment = handOverFragment({ from, values, given: facts.given });
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
          <li key={href}>
            <TextLink href={href}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
