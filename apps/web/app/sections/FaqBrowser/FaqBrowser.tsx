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
import type { FilterData } from "../../pageScript/filteredList.ts";
import { contentIcons } from "../contentIcons.ts";
import { FilterBar, type FilterWords } from "../FilterBar/FilterBar.tsx";
import { IconTitle } from "../IconTitle/IconTitle.tsx";
import { RelatedAnswers } from "../RelatedAnswers/RelatedAnswers.tsx";
import * as styles from "./FaqBrowser.css.ts";

export interface FaqBrowserProps {
  filters: FilterWords;
  data: FilterData;
  categories: readonly FaqCategory[];
  /** Links to the calculators that compute an answer. */
  calculators: Calculators;
  phone: string;
}

type Calculators = Partial<Record<string, { label: string; href: string }>>;

/** Renders all questions by category, with filters and a search field. */
export function FaqBrowser({ filters, data, categories, calculators, phone }: FaqBrowserProps) {
  return (
    <Section space="m">
      <div data-filtered-list={JSON.stringify(data)}>
        <FilterBar
          words={filters}
          categories={categories.map(({ id, title }) => ({ value: id, label: title }))}
          phone={phone}
        />
        <div data-groups="">
          {categories.map((category) => (
            <Category key={category.id} category={category} calculators={calculators} />
          ))}
        </div>
        <div className={styles.related}>
          <RelatedAnswers title={filters.relatedTitle} />
        </div>
      </div>
    </Section>
  );
}

/** A search shows its answers without the category's picture and description before them. */
function Category({ category, calculators }: { category: FaqCategory; calculators: Calculators }) {
  const { id, title, icon, description, faqs } = category;
  return (
    <section className={styles.category} aria-labelledby={id} data-category={id}>
      <Columns layout="narrowFirst" space="l" align="start">
        <Stack space="s">
          <IconTitle
            icon={
              <span className={styles.unsearched}>
                <Icon icon={contentIcons[icon]} size="l" tone="link" />
              </span>
            }
          >
            <Heading level={2} size="heading" id={id}>
              {title}
            </Heading>
          </IconTitle>
          <div className={styles.unsearched}>
            <Text tone="soft">{description}</Text>
          </div>
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
