import { Heading, Inline, LinkButton, NumberedList, Stack, Text } from "@simcoe/ui";
import { useHost } from "../../Host.tsx";
import { InsightSection } from "../InsightSection.tsx";
import { useResultWords } from "../ResultWordsProvider.tsx";
import { handOverFragment } from "../shareLink/handOver.ts";
import { type NextStepChoices, nextStepPages } from "./NextStepChoices.ts";

interface NextStepsProps {
  choices: NextStepChoices;
  /** The id of the calculator whose result this is. */
  from: string;
}

/** Where this result leads: pages that fit it, and calculators that can take its numbers. */
export function NextSteps({ choices, from }: NextStepsProps) {
  const { pages, calculators } = useHost();
  const { nextSteps: words } = useResultWords();
  const steps = choices.pages.flatMap((step) => {
    const href = pages[nextStepPages[step]];
    return href ? [{ ...words.pages[step], href }] : [];
  });
  const others = choices.calculators.flatMap(({ to, values }) => {
    const other = calculators.find(({ id }) => id === to);
    return other ? [{ ...other, href: other.href + handOverFragment({ from, values }) }] : [];
  });
  if (steps.length + others.length === 0) return null;
  return (
    <InsightSection title={words.title} text={words.text}>
      <Stack space="xl">
        {steps.length > 0 && <NumberedList items={steps} level={3} />}
        {others.length > 0 && (
          <Stack space="m">
            <Heading level={3} size="subheading">
              {words.calculators}
            </Heading>
            <Text size="small" tone="soft">
              {words.handOver}
            </Text>
            <Inline space="s">
              {others.map(({ id, title, href }) => (
                <LinkButton key={id} href={href} tone="quiet">
                  {title}
                </LinkButton>
              ))}
            </Inline>
          </Stack>
        )}
      </Stack>
    </InsightSection>
  );
}
