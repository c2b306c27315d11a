import { Heading, Inline, LinkButton, NumberedList, Stack, Text } from "@simcoe/ui";
import { handOverFragment } from "../../Arrival/handOver.ts";
import type { CalculatorPageWords } from "../../CalculatorPage/calculatorPageData.ts";
import { InsightSection } from "../InsightSection.tsx";
import type { CarryOnChoices } from "./CarryOnChoices.ts";

interface CarryOnProps {
  choices: CarryOnChoices;
  words: Pick<CalculatorPageWords, "id" | "calculators">;
}

/** Where this result leads: pages that fit it, and calculators that can take its numbers. */
export function CarryOn({ choices, words }: CarryOnProps) {
  const onward = choices.onward.flatMap(({ to, values }) => {
    const other = words.calculators.find(({ id }) => id === to);
    return other ? [{ ...other, values }] : [];
  });
  return (
    <InsightSection title="Carry on from here" text="Next steps that fit what came out.">
      <Stack space="xl">
        <NumberedList items={choices.nextSteps} level={3} />
        {onward.length > 0 && (
          <Stack space="m">
            <Heading level={3} size="subheading">
              Use these numbers in another calculator
            </Heading>
            <Text size="small" tone="soft">
              You see them there before they are used. They go along in the part of the address
              after the #, which browsers send to nobody.
            </Text>
            <Inline space="s">
              {onward.map(({ id, title, route, values }) => (
                <LinkButton
                  key={id}
                  href={route + handOverFragment({ from: words.id, values })}
                  tone="quiet"
                >
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
