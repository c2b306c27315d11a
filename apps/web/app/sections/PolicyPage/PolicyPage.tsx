import { Heading, Icon, Section, Stack, Text } from "@mortgage-kit/ui";
import { Check } from "@mortgage-kit/ui/icons";
import { PageHero } from "../PageHero/PageHero.tsx";
import * as styles from "./PolicyPage.css.ts";

interface PolicyPageProps {
  title: string;
  intro: string;
  /** Label before the day of the text; a page whose text follows from the law has neither. */
  dayLabel?: string;
  day?: { date: string; text: string };
  sections: readonly {
    title: string;
    paragraphs: readonly string[];
    items?: readonly string[] | undefined;
  }[];
  /** Content before the sections. */
  children: React.ReactNode;
}

export function PolicyPage(props: PolicyPageProps) {
  const { title, intro, dayLabel, day, sections, children } = props;
  return (
    <>
      <PageHero
        title={title}
        subtitle={intro}
        actions={
          day && (
            <Text tone="soft">
              {dayLabel} <time dateTime={day.date}>{day.text}</time>
            </Text>
          )
        }
      />
      {children}
      <Section space="m">
        <div className={styles.sections}>
          {sections.map(({ title, paragraphs, items }) => (
            <section key={title} className={styles.section}>
              <Stack space="m">
                <Heading level={2} size="subheading">
                  {title}
                </Heading>
                {paragraphs.map((text) => (
                  <Text key={text}>{text}</Text>
                ))}
                {items && (
                  <ul className={styles.facts}>
                    {items.map((item) => (
                      <li key={item} className={styles.fact}>
                        <Icon icon={Check} tone="link" />
                        {item}
                      </li>
                    ))}
                  </ul>
                )}
              </Stack>
            </section>
          ))}
        </div>
      </Section>
    </>
  );
}
