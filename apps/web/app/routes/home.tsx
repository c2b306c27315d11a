import { type Content, fillFiguresIn, type Site, sectionIds } from "@mortgage-kit/content";
import {
  Accordion,
  AccordionItem,
  Columns,
  Heading,
  LinkButton,
  NumberedList,
  Section,
  Stack,
  Text,
} from "@mortgage-kit/ui";
import { townSheet } from "../art/sheets.ts";
import { todaysRate } from "../rates/rateFigures.ts";
import { ContactSection } from "../sections/ContactSection/ContactSection.tsx";
import { contactSectionData } from "../sections/ContactSection/contactSectionData.ts";
import { Hero } from "../sections/Hero/Hero.tsx";
import { HowItWorks } from "../sections/HowItWorks/HowItWorks.tsx";
import { KeyBenefits } from "../sections/KeyBenefits/KeyBenefits.tsx";
import { Reviews } from "../sections/Reviews/Reviews.tsx";
import { StatBand } from "../sections/StatBand/StatBand.tsx";
import { TeamGrid } from "../sections/TeamGrid/TeamGrid.tsx";
import { teamCards } from "../sections/TeamGrid/teamCards.ts";
import { TitledSection } from "../sections/TitledSection/TitledSection.tsx";
import { pageMeta } from "../seo/pageMeta.ts";
import { localBusiness } from "../seo/structuredData.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/home.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { page, processSteps, stats } = site.home;
  const { hero, keyBenefits, process, about, team } = page;
  const questions = (site.faqs?.categories ?? [])
    .flatMap(({ faqs }) => faqs)
    .filter(({ onHomePage }) => onHomePage);
  return {
    meta: pageMeta(site, "/", { structuredData: [localBusiness(site.brokerage)] }),
    hero: {
      ...hero,
      stats,
      sheet: townSheet(site, "home", hero.title),
      applicationPortal: site.brokerage.targets.applicationPortal,
      rate: todaysRate(site),
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

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function Home({ loaderData }: Route.ComponentProps) {
  const { keyBenefits, process, stats, about, services, reviews, team, faqs } = loaderData;
  return (
    <>
      <Hero {...loaderData.hero} />
      {keyBenefits && <KeyBenefits {...keyBenefits} />}
      {process && <HowItWorks {...process} />}
      {stats && (
        <Section background="deep" space="m">
          <Stack space="xl">
            <Stack space="xs">
              <Heading level={2} size="heading">
                {stats.title}
              </Heading>
              <Text tone="soft">{stats.subtitle}</Text>
            </Stack>
            <StatBand stats={stats.items} />
          </Stack>
        </Section>
      )}
      {about && <About {...about} />}
      {services && (
        <Section id={services.id}>
          <Columns layout="narrowFirst" space="xxl" align="start">
            <Stack space="l" align="start">
              <Heading level={2}>{services.title}</Heading>
              <Text tone="soft">{services.subtitle}</Text>
              <LinkButton href="/#contact">{services.button}</LinkButton>
            </Stack>
            <NumberedList
              level={3}
              items={services.services.map(({ name, summary, slug }) => ({
                title: name,
                text: summary,
                href: `/${slug}`,
              }))}
            />
          </Columns>
        </Section>
      )}
      {reviews && <Reviews {...reviews} />}
      {team && (
        <TitledSection title={team.title} text={team.subtitle}>
          <TeamGrid {...team} />
        </TitledSection>
      )}
      {faqs && (
        <Section background="land">
          <Columns layout="narrowFirst" space="xxl" align="start">
            <Stack space="l" align="start">
              <Heading level={2}>{faqs.title}</Heading>
              <Text>{faqs.subtitle}</Text>
              <LinkButton href="/faqs" tone="quiet">
                {faqs.button}
              </LinkButton>
            </Stack>
            <Accordion>
              {faqs.faqs.map(({ question, answer }) => (
                <AccordionItem key={question} question={question}>
                  <Text>{answer}</Text>
                </AccordionItem>
              ))}
            </Accordion>
          </Columns>
        </Section>
      )}
      <ContactSection {...loaderData.contact} />
    </>
  );
}

type AboutProps = NonNullable<Content["home"]["page"]["about"]>;

function About({ title, text, items, button }: AboutProps) {
  return (
    <Section background="land">
      <Columns layout="halves" space="xxl" align="start">
        <Stack space="l" align="start">
          <Heading level={2}>{title}</Heading>
          {text.map((paragraph) => (
            <Text key={paragraph} size="lead">
              {paragraph}
            </Text>
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
