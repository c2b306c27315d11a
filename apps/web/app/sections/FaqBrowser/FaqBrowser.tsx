import type { FaqCategory } from "@mortgage-kit/content";
import {
  Accordion,
  AccordionItem,
  Columns,
  Heading,
  Icon,
  Section,
  Stack,
  Text,
  TextLink,
} from "@mortgage-kit/ui";
import { useState } from "react";
import { contentIcons } from "../contentIcons.ts";
import { FilterBar, type FilterWords } from "../FilterBar/FilterBar.tsx";
import { RelatedAnswers } from "../RelatedAnswers/RelatedAnswers.tsx";
import { type SearchWords, useRelatedAnswers } from "../RelatedAnswers/useRelatedAnswers.ts";
import * as styles from "./FaqBrowser.css.ts";

export const allCategories = "all";

interface Searched {
  id: string;
  faqs: readonly { question: string; answer: string }[];
}

/** Returns the chosen categories, each with only the questions that contain the text. Ignores case. */
export function filterFaqs<C extends Searched>(
  categories: readonly C[],
  category: string,
  search: string,
): C[] {
  const wanted = search.toLowerCase();
  const contains = (text: string) => text.toLowerCase().includes(wanted);
  return categories
    .filter(({ id }) => category === allCategories || id === category)
    .map((shown) => ({
      ...shown,
      faqs: shown.faqs.filter(({ question, answer }) => contains(question) || contains(answer)),
    }))
    .filter(({ faqs }) => faqs.length > 0);
}

export interface FaqBrowserProps {
  filters: FilterWords & { allCategories: string };
  words: SearchWords & { questions: string };
  categories: readonly FaqCategory[];
  /** Links to the calculators that compute an answer. */
  calculators: Partial<Record<string, { label: string; href: string }>>;
  phone: { href: string; label: string };
}

/** Renders all questions by category, with filters and a search field. */
export function FaqBrowser({ filters, words, categories, calculators, phone }: FaqBrowserProps) {
  const [category, setCategory] = useState(allCategories);
  const [search, setSearch] = useState("");
  const shown = filterFaqs(categories, category, search);
  const listed = shown.flatMap(({ faqs }) => faqs.map(({ question }) => question));
  const related = useRelatedAnswers(search, listed);
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
        onSearchFocus={related.prepare}
        phone={phone}
        shown={related.spokenCount(count(shown), count(categories), words.questions, words)}
      />
      <div className={styles.categories}>
        {shown.map((each) => (
          <Category
            key={each.id}
            category={each}
            calculators={calculators}
            isBrief={search !== ""}
          />
        ))}
        {related.answers.length > 0 && (
          <div className={styles.related}>
            <RelatedAnswers title={filters.relatedTitle} answers={related.answers} />
          </div>
        )}
      </div>
    </Section>
  );
}

interface CategoryProps {
  category: FaqCategory;
  calculators: FaqBrowserProps["calculators"];
  /** True for a search, whose answers stand before a category's picture and description. */
  isBrief: boolean;
}

function Category({ category, calculators, isBrief }: CategoryProps) {
  const { id, title, icon, description, faqs } = category;
  return (
    <section className={styles.category} aria-labelledby={id}>
      <Columns layout="narrowFirst" space="xl" align="start">
        <Stack space="s">
          {!isBrief && <Icon icon={contentIcons[icon]} size="l" tone="link" />}
          <Heading level={2} size="heading" id={id}>
            {title}
          </Heading>
          {!isBrief && <Text tone="soft">{description}</Text>}
        </Stack>
        <Accordion>
          {faqs.map(({ question, answer, calculator }) => (
            <AccordionItem key={question} question={question}>
              <Text>{answer}</Text>
              {calculator && <CalculatorLink link={calculators[calculator]} />}
            </AccordionItem>
          ))}
        </Accordion>
      </Columns>
    </section>
  );
}

function CalculatorLink({ link }: { link: { label: string; href: string } | undefined }) {
  return (
    link && (
      <TextLink href={link.href} tone="strong">
        {link.label}
      </TextLink>
    )
  );
}
