import { Heading, Section, Stack, Text } from "@mortgage-kit/ui";
import { PageHero } from "../PageHero/PageHero.tsx";
import * as styles from "./PolicyPage.css.ts";

export interface PolicyPageProps {
  title: string;
  intro: string;
  /** Label before the day of the text; a page whose text follows from the law has neither. */
  dayLabel?: string;
  day?: { date: string; text: string };
  sections: readonly { title: string; paragraphs: readonly string[] }[];
  /** Content before the sections. */
  children: React.ReactNode;
}

/** Renders a policy page: its sections and their date, if it has one. */
export function PolicyPage({ title, intro, dayLabel, day, sections, children }: PolicyPageProps) {
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
        {sections.map(({ title, paragraphs }) => (
          <section key={title} className={styles.row}>
            <Heading level={2} size="subheading">
              {title}
            </Heading>
            <Paragraphs texts={paragraphs} />
          </section>
        ))}
      </Section>
    </>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <Stack space="m">
      {texts.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
    </Stack>
  );
}

export interface StoredItemsProps {
  columns: { where: string; howLong: string };
  items: readonly { what: string; where: string; howLong: string }[];
  /** Colon of the language, with its spaces. */
  separator: string;
}

/** Lists the stored data as sentences, because columns would be too narrow on a phone. */
export function StoredItems({ columns, items, separator }: StoredItemsProps) {
  return (
    <ul className={styles.items}>
      {items.map(({ what, where, howLong }) => (
        <li key={what} className={styles.item}>
          <Text weight="medium">{what}</Text>
          <Text tone="soft">
            {columns.where}
            {separator}
            {where}
          </Text>
          <Text tone="soft">
            {columns.howLong}
            {separator}
            {howLong}
          </Text>
        </li>
      ))}
    </ul>
  );
}
