import type { ProcessStep } from "@mortgage-kit/content";
import { Heading, LinkButton, Section, Stack, Text } from "@mortgage-kit/ui";
import * as styles from "./HowItWorks.css.ts";

export interface HowItWorksProps {
  id: string;
  title: string;
  subtitle: string;
  button: string;
  steps: readonly ProcessStep[];
}

export function HowItWorks({ id, title, subtitle, button, steps }: HowItWorksProps) {
  return (
    <Section id={id} background="shallow" edge="contour">
      <Stack space="xl">
        <Stack space="m">
          <Heading level={2}>{title}</Heading>
          <Text size="lead">{subtitle}</Text>
        </Stack>
        <ol className={styles.steps}>
          {steps.map(({ number, title, description }) => (
            <li key={number} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {number}
              </span>
              <Stack space="xs">
                <Heading level={3} size="subheading">
                  {title}
                </Heading>
                <Text>{description}</Text>
              </Stack>
            </li>
          ))}
        </ol>
        <div>
          <LinkButton
            href="/#contact"
            data-click-event="process_cta_click"
            data-event-category="engagement"
            data-event-label="get_started_button"
          >
            {button}
          </LinkButton>
        </div>
      </Stack>
    </Section>
  );
}
