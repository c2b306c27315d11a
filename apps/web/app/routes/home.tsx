import { fillFiguresIn, type Site, sectionIds } from "@mortgage-kit/content";
import { slugOf } from "@mortgage-kit/content/slugOf";
import {
  Accordion,
  AccordionItem,
  Columns,
  Heading,
  Icon,
  LinkButton,
  NumberedList,
  Section,
  Stack,
  Text,
} from "@mortgage-kit/ui";
import { mapOf } from "../pictures/mapOf.ts";
import { todaysRate } from "../rates/ratesToday.ts";
import { ContactSection, contactSectionData } from "../sections/ContactSection/ContactSection.tsx";
import { contentIcons } from "../sections/contentIcons.ts";
import { facesOf } from "../sections/Faces/Faces.tsx";
import { Hero } from "../sections/Hero/Hero.tsx";
import { Reviews } from "../sections/Reviews/Reviews.tsx";
import { StatBand } from "../sections/StatBand/StatBand.tsx";
import { TeamGrid, teamCards } from "../sections/TeamGrid/TeamGrid.tsx";
import { TitledSection } from "../sections/TitledSection/TitledSection.tsx";
import { pageMeta } from "../seo/pageMeta.ts";
import { localBusiness } from "../seo/structuredData.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/home.ts";
import * as styles from "./home.css.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { page, processSteps, stats } = site.home;
  const { hero, keyBenefits, process, about, team } = page;
  const questions = (site.faqs?.categories ?? [])
    .flatMap(({ faqs }) => faqs)
    .filter(({ onHomePage }) => onHomePage);
  const afford = site.resources?.calculatorCards.find(({ id }) => id === "affordability");
  return {
    meta: pageMeta(site, "/", { structuredData: [localBusiness(site.brokerage)] }),
    hero: {
      ...hero,
      // The stats band further down has all.
      stats: stats.slice(0, 2),
      map: mapOf(site, "home"),
      applicationPortal: site.brokerage.targets.applicationPortal,
      rate: todaysRate(site),
      afford: afford && { label: afford.title, href: afford.route },
      people: facesOf(site),
    },
    keyBenefits,
    process: process &&
      processSteps.length > 0 && { ...process, id: sectionIds.howItWorks, steps: processSteps },
    stats: page.stats && stats.length > 0 && { ...page.stats, items: stats },
    about,
    services: servicesSection(site),
    reviews: reviewsSection(site),
    team: team && { ...team, members: teamCards(site) },
    faqs: page.faqs &&
      questions.length > 0 && { ...page.faqs, faqs: fillFiguresIn(questions, site.figures) },
    contact: contactSectionData(site),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

function servicesSection({ home, services }: Site) {
  if (!home.page.services || !services) return undefined;
  return {
    ...home.page.services,
    id: sectionIds.services,
    services: services.list.map(({ name, summary, slug }) => ({ name, summary, slug })),
  };
}

function reviewsSection({ brokerage, home: { page, reviews } }: Site) {
  if (!page.reviews || reviews.length === 0) return undefined;
  return {
    ...page.reviews,
    id: sectionIds.reviews,
    ratingValue: brokerage.claims.rating,
    link: brokerage.targets.reviews,
    reviews,
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { keyBenefits, process, stats, about, services, reviews, team, faqs } = loaderData;
  return (
    <>
      <Hero {...loaderData.hero} />
      {keyBenefits && <KeyBenefits {...keyBenefits} />}
      {process && <HowItWorks {...process} />}
      {stats && <Stats {...stats} />}
      {about && <About {...about} />}
      {services && <Services {...services} />}
      {reviews && <Reviews {...reviews} />}
      {team && (
        <TitledSection title={team.title} text={team.subtitle}>
          <TeamGrid {...team} />
        </TitledSection>
      )}
      {faqs && <Questions {...faqs} />}
      <ContactSection {...loaderData.contact} />
    </>
  );
}

type PageData = Route.ComponentProps["loaderData"];
type Part<Name extends keyof PageData> = Exclude<PageData[Name], false | undefined>;

function Stats({ title, subtitle, items }: Part<"stats">) {
  return (
    <Section background="deep" space="m">
      <Stack space="l">
        <Stack space="xs">
          <Heading level={2} size="heading">
            {title}
          </Heading>
          <Text tone="soft">{subtitle}</Text>
        </Stack>
        <StatBand stats={items} />
      </Stack>
    </Section>
  );
}

function Services({ id, title, subtitle, button, services }: Part<"services">) {
  return (
    <Section id={id}>
      <Columns layout="narrowFirst" space="xxl" align="start">
        <Stack space="m" align="start">
          <Heading level={2}>{title}</Heading>
          <Text tone="soft">{subtitle}</Text>
          <LinkButton href="/#contact">{button}</LinkButton>
        </Stack>
        <NumberedList
          level={3}
          items={services.map(({ name, summary, slug }) => ({
            title: name,
            text: summary,
            href: `/${slug}`,
          }))}
        />
      </Columns>
    </Section>
  );
}

function Questions({ title, subtitle, button, faqs }: Part<"faqs">) {
  return (
    <Section background="land">
      <Columns layout="narrowFirst" space="xxl" align="start">
        <Stack space="m" align="start">
          <Heading level={2}>{title}</Heading>
          <Text>{subtitle}</Text>
          <LinkButton href="/faqs" tone="quiet">
            {button}
          </LinkButton>
        </Stack>
        <Accordion>
          {faqs.map(({ question, answer }) => (
            <AccordionItem key={question} id={slugOf(question)} question={question}>
              <Text>{answer}</Text>
            </AccordionItem>
          ))}
        </Accordion>
      </Columns>
    </Section>
  );
}

function KeyBenefits({ title, subtitle, items }: Part<"keyBenefits">) {
  return (
    <Section>
      <Columns layout="narrowFirst" space="xxl">
        <Stack space="m">
          <Heading level={2}>{title}</Heading>
          <Text tone="soft">{subtitle}</Text>
        </Stack>
        <ul className={styles.benefits}>
          {items.map(({ icon, title, description }) => (
            <li key={title} className={styles.benefit}>
              <Icon icon={contentIcons[icon]} size="l" tone="link" />
              <Stack space="xs">
                <Heading level={3}>{title}</Heading>
                <Text size="small" tone="soft">
                  {description}
                </Text>
              </Stack>
            </li>
          ))}
        </ul>
      </Columns>
    </Section>
  );
}

function HowItWorks({ id, title, subtitle, button, steps }: Part<"process">) {
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
              <Text size="small">{description}</Text>
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

function About({ title, text, items, button }: Part<"about">) {
  return (
    <Section background="land">
      <Columns layout="halves" space="xxl" align="start">
        <Stack space="m" align="start">
          <Heading level={2}>{title}</Heading>
          {text.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
          <LinkButton href="/#contact" tone="quiet">
            {button}
          </LinkButton>
        </Stack>
        <NumberedList
          level={3}
          items={items.map(({ title, description }) => ({ title, text: description }))}
        />
      </Columns>
    </Section>
  );
}
