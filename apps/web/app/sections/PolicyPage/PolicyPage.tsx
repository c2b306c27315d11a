import { Heading, Icon, Section, Stack, Text } from "@mortgage-kit/ui";
import { Check } from "@mortgage-kit/ui/icons";
import { PageHero } from "../PageHero/PageHero.tsx";
import * as styles from "./PolicyPage.css.ts";

export interface PolicyPageProps {
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

/** Renders a policy page: its sections and their date, if it has one. */
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
        {sections.map(({ title, paragraphs, items }) => (
          <section key={title} className={styles.row}>
            <Heading level={2} size="subheading">
              {title}
            </Heading>
            <Stack space="m">
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
      </Section>
    </>
  );
}

export interface StoredItemsProps {
  title: string;
  columns: { where: string; howLong: string };
  items: readonly { what: string; where: string; howLong: string }[];
}

/** Lists the stored data, each item in a row on a wide screen and stacked on a narrow one. */
export function StoredItems({ title, columns, items }: StoredItemsProps) {
  return (
    <Section space="m">
      <Stack space="l">
        <Heading level={2}>{title}</Heading>
        <ul className={styles.items}>
          {items.map(({ what, where, howLong }) => (
            <li key={what} className={styles.item}>
              <Text weight="medium">{what}</Text>
              <dl className={styles.terms}>
                <Term name={columns.where} text={where} />
                <Term name={columns.howLong} text={howLong} />
              </dl>
            </li>
          ))}
        </ul>
      </Stack>
    </Section>
  );
}

function Term({ name, text }: { name: string; text: string }) {
  return (
    <div className={styles.term}>
      <Text as="dt" tone="soft">
        {name}
      </Text>
      <Text as="dd">{text}</Text>
    </div>
  );
}
