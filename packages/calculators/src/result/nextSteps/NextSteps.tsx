import { Inline, LinkButton, Stack, Text, TextLink } from "@simcoe/ui";
import { useHost } from "../../Host.tsx";
import { InsightSection } from "../InsightSection.tsx";
import { useResultWords } from "../ResultWordsProvider.tsx";
import { handOverFragment } from "../shareLink/handOver.ts";
import type { NextStepChoices } from "./NextStepChoices.ts";
import * as styles from "./NextSteps.css.ts";
import { stepsTo } from "./stepsTo.ts";

interface NextStepsProps {
  choices: NextStepChoices;
  /** The id of the calculator whose result this is. */
  from: string;
}

/** Where this result leads: pages that fit it, and calculators that can take its numbers. */
export function NextSteps({ choices, from }: NextStepsProps) {
  const { pages, calculators } = useHost();
  const words = useResultWords();
  const { nextSteps: said } = words;
  // The first is what the result itself leads to.
  const steps = stepsTo(choices, pages, words).slice(1);
  const others = choices.calculators.flatMap(({ to, values }) => {
    const other = calculators.find(({ id }) => id === to);
    return other ? [{ ...other, href: other.href + handOverFragment({ from, values }) }] : [];
  });
  if (steps.length + others.length === 0) return null;
  return (
    <InsightSection title={said.title}>
      <Stack space="m">
        {steps.length > 0 && (
          <ul className={styles.steps}>
            {steps.map(({ title, text, href }) => (
              <li key={href}>
                <TextLink href={href}>{title}</TextLink>
                <Text size="small" tone="soft">
                  {text}
                </Text>
              </li>
            ))}
          </ul>
        )}
        {others.length > 0 && (
          <Stack space="xs">
            <Text size="small" weight="strong">
              {said.calculators}
            </Text>
            <Inline space="s">
              {others.map(({ id, title, href }) => (
                <LinkButton key={id} href={href} tone="quiet" size="s">
                  {title}
                </LinkButton>
              ))}
            </Inline>
            <Text size="small" tone="soft">
              {said.handOver}
            </Text>
          </Stack>
        )}
      </Stack>
    </InsightSection>
  );
}
