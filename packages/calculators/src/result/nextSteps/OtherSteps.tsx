import { TextLink } from "@mortgage-kit/ui";
import { useId } from "react";
import { useHost } from "../../Host.tsx";
import { PartHeading } from "../../headings.tsx";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import type { AnsweredProps } from "../Answered.ts";
import { handOverFragment } from "../shareLink/handOver.ts";
import * as styles from "./OtherSteps.css.ts";
import { stepsTo } from "./steps.ts";

/** Links a result to other pages that fit it, and to calculators that can take its numbers. */
export function OtherSteps<Inputs, Result>({ answered }: AnsweredProps<Inputs, Result>) {
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
