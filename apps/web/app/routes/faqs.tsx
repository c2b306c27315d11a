import { type FaqCategory, fillFiguresIn, sectionIds } from "@mortgage-kit/content";
import { slugOf } from "@mortgage-kit/content/slugOf";
import {
  Accordion,
  AccordionItem,
  Columns,
  Heading,
  Icon,
  LinkButton,
  Section,
  Stack,
  Text,
  TextLink,
} from "@mortgage-kit/ui";
import { orNotFound } from "../orNotFound.ts";
import { ClosingCall } from "../sections/ClosingCall/ClosingCall.tsx";
import { ContactSection, contactSectionData } from "../sections/ContactSection/ContactSection.tsx";
import { contentIcons } from "../sections/contentIcons.ts";
import { FilterBar } from "../sections/FilterBar/FilterBar.tsx";
import { IconTitle } from "../sections/IconTile/IconTile.tsx";
import { PageHero } from "../sections/PageHero/PageHero.tsx";
import { RelatedAnswers } from "../sections/RelatedAnswers/RelatedAnswers.tsx";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/faqs.ts";
import * as styles from "./faqs.css.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { categories, page } = orNotFound(site.faqs);
  const { hero, filters, closing } = page;
  return {
    hero,
    browser: {
      filters,
      data: { words: site.words.search, noun: site.words.search.questions },
      categories: fillFiguresIn(categories, site.figures),
      calculators: Object.fromEntries(
        site.calculatorPages.map(({ id, title, route }) => [id, { label: title, href: route }]),
      ),
      phone: site.brokerage.phone,
    },
    closing: { ...closing, contactPath: `/faqs#${sectionIds.contact}` },
    contact: contactSectionData(site),
  };
}

export default function Faqs({ loaderData }: Route.ComponentProps) {
  const { hero, browser, closing, contact } = loaderData;
  return (
    <>
      <PageHero {...hero} background="shallow" />
      <Section space="m">
        <div data-filtered-list={JSON.stringify(browser.data)}>
          <FilterBar
            words={browser.filters}
            categories={browser.categories.map(({ id, title }) => ({ value: id, label: title }))}
            phone={browser.phone}
          />
          <div data-groups="">
            {browser.categories.map((category) => (
              <Category key={category.id} category={category} calculators={browser.calculators} />
            ))}
          </div>
          <div className={styles.related}>
            <RelatedAnswers title={browser.filters.relatedTitle} />
          </div>
        </div>
      </Section>
      <ClosingCall title={closing.title} text={closing.text}>
        <LinkButton href="/application">{closing.applyButton}</LinkButton>
        <LinkButton href={closing.contactPath} tone="quiet">
          {closing.contactButton}
        </LinkButton>
      </ClosingCall>
      <ContactSection {...contact} />
    </>
  );
}

type Calculators = Partial<Record<string, { label: string; href: string }>>;

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
          {faqs.map(({ question, answer, calculator }) => {
            const link = calculator && calculators[calculator];
            return (
              <AccordionItem key={question} id={slugOf(question)} question={question}>
                <Text>{answer}</Text>
                {link && (
                  <TextLink href={link.href} tone="strong">
                    {link.label}
                  </TextLink>
                )}
              </AccordionItem>
            );
          })}
        </Accordion>
      </Columns>
    </section>
  );
}
