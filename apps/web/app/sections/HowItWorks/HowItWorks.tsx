import type { Content } from "@mortgage-kit/content";
import { Heading, LinkButton, Stack, Text } from "@mortgage-kit/ui";
import { TitledSection } from "../TitledSection/TitledSection.tsx";
import * as styles from "./HowItWorks.css.ts";

type HowItWorksProps = NonNullable<Content["home"]["page"]["process"]> & {
  id: string;
  steps: Content["home"]["processSteps"];
};

export function HowItWorks({ id, title, subtitle, button, steps }: HowItWorksProps) {
  return (
    <TitledSection id={id} background="shallow" edge="contour" title={title} text={subtitle}>
      <ol className={styles.steps}>
        {steps.map(({ number, title, description }) => (
          <li key={number} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
            <Stack space="xs">
              <Heading level={3}>{title}</Heading>
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
    </TitledSection>
  );
}
