import { Inline, TextLink } from "@mortgage-kit/ui";
import { useId } from "react";
import { type PageId, useHost } from "../../Host.tsx";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import { Heading } from "../../outline.tsx";
import type { FactValues } from "../answerWith.ts";
import type { NextStepChoices, NextStepId } from "../ResultParts.ts";
import type { ResultWords } from "../resultWords.en.ts";
import { handOverFragment } from "../shareLink/handOver.ts";
import * as styles from "./NextSteps.css.ts";

/** Page of each next step. */
const nextStepPages = {
  apply: "application",
  buyHome: "homePurchase",
  changeMortgage: "refinance",
  waitForRenewal: "renewal",
  combineDebts: "debtConsolidation",
  askSomebody: "team",
  bringPapers: "whatToBring",
} as const satisfies Record<NextStepId, PageId>;

/** Next steps of every result: a lender always asks for the same documents. */
const everyResult: readonly NextStepId[] = ["bringPapers"];

/** Returns the words and address of each next step for which the host has a page. */
export function stepsTo(
  { pages: chosen }: NextStepChoices,
  pages: Readonly<Partial<Record<PageId, string>>>,
  { nextSteps }: ResultWords,
) {
  return [...chosen, ...everyResult].flatMap((step) => {
    const href = pages[nextStepPages[step]];
    return href ? [{ ...nextSteps.pages[step], href }] : [];
  });
}

interface NextStepsProps {
  choices: NextStepChoices;
  /** The id of the calculator whose result this is. */
  from: string;
  given: FactValues;
}

/** Links a result to pages that fit it, and to calculators that can take its numbers. */
export function NextSteps({ choices, from, given }: NextStepsProps) {
  const { pages, calculators } = useHost();
  const words = useResultWords();
  const id = useId();
  // Skips the first step, which the result itself shows.
  const steps = stepsTo(choices, pages, words).slice(1);
  const others = choices.calculators.flatMap(({ to, values }) => {
    const other = calculators.find(({ id }) => id === to);
    return other
      ? [{ ...other, href: other.href + handOverFragment({ from, values, given }) }]
      : [];
  });
  if (steps.length + others.length === 0) return null;
  return (
    <section className={styles.steps} aria-labelledby={id}>
      <Heading level={3} size="subheading" id={id}>
        {words.nextSteps.title}
      </Heading>
      <Inline as="ul" space="s">
        {steps.map(({ title, href }) => (
          <li key={href}>
            <TextLink href={href}>{title}</TextLink>
          </li>
        ))}
        {others.map(({ id: other, title, href }) => (
          <li key={other}>
            <TextLink href={href}>{title}</TextLink>
          </li>
        ))}
      </Inline>
      {others.length > 0 && <p className={styles.text}>{words.nextSteps.handOver}</p>}
    </section>
  );
}
