import type { FaqCategory } from "@simcoe/content";
import { Accordion, AccordionItem, Columns, Heading, Icon, Section, Stack, Text } from "@simcoe/ui";
import { useState } from "react";
import { contentIcons } from "../contentIcons.ts";
import { FilterBar, type FilterWords } from "../FilterBar/FilterBar.tsx";
import * as styles from "./FaqBrowser.css.ts";
import { allCategories, filterFaqs } from "./filterFaqs.ts";

export interface FaqBrowserProps {
  filters: FilterWords & { allCategories: string };
  categories: readonly FaqCategory[];
}

/** Every question by category, to open, choose from and search. */
export function FaqBrowser({ filters, categories }: FaqBrowserProps) {
  const [category, setCategory] = useState(allCategories);
  const [search, setSearch] = useState("");
  const shown = filterFaqs(categories, category, search);
  const count = (list: readonly FaqCategory[]) => list.flatMap(({ faqs }) => faqs).length;
  return (
    <Section space="m">
      <FilterBar
        words={filters}
        categories={[
          { value: allCategories, label: filters.allCategories },
          ...categories.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        category={category}
        onCategory={setCategory}
        search={search}
        onSearch={setSearch}
        shown={`${count(shown)} of ${count(categories)} questions shown`}
      />
      <div className={styles.categories}>
        {shown.map((each) => (
          <Category key={each.id} {...each} />
        ))}
      </div>
    </Section>
  );
}

function Category({ id, title, icon, description, faqs }: FaqCategory) {
  return (
    <section className={styles.category} aria-labelledby={id}>
      <Columns layout="narrowFirst" space="xl" align="start">
        <Stack space="s">
          <span className={styles.icon}>
            <Icon icon={contentIcons[icon]} size="l" />
          </span>
          <Heading level={2} size="heading" id={id}>
            {title}
          </Heading>
          <Text tone="soft">{description}</Text>
        </Stack>
        <Accordion>
          {faqs.map(({ question, answer }) => (
            <AccordionItem key={question} question={question}>
              <Text>{answer}</Text>
            </AccordionItem>
          ))}
        </Accordion>
      </Columns>
    </section>
  );
}
