import {
  fillFiguresIn,
  homeFaqs,
  homePage,
  processSteps,
  reviews,
  sectionIds,
  services,
  stats,
} from "@simcoe/content";
import { Heading, Section, Stack, StatBand, Text } from "@simcoe/ui";
import { figures } from "../figures.ts";
import { About } from "../sections/About/About.tsx";
import { ContactSection } from "../sections/ContactSection/ContactSection.tsx";
import { contactSectionData } from "../sections/ContactSection/contactSectionData.ts";
import { Hero } from "../sections/Hero/Hero.tsx";
import { HomeFaqs } from "../sections/HomeFaqs/HomeFaqs.tsx";
import { HowItWorks } from "../sections/HowItWorks/HowItWorks.tsx";
import { KeyBenefits } from "../sections/KeyBenefits/KeyBenefits.tsx";
import { Reviews } from "../sections/Reviews/Reviews.tsx";
import { ServicesList } from "../sections/ServicesList/ServicesList.tsx";
import { TeamGrid } from "../sections/TeamGrid/TeamGrid.tsx";
import { teamCards } from "../sections/TeamGrid/teamCards.ts";
import { localBusiness } from "../seo/localBusiness.ts";
import { pageMeta } from "../seo/pageMeta.ts";
import { site } from "../site.ts";
import type { Route } from "./+types/home.ts";

export function loader() {
  const { hero, keyBenefits, process, about, faqs, team } = homePage;
  return {
    meta: pageMeta("/", { structuredData: [localBusiness()] }),
    hero: { ...hero, stats, applicationPortal: site.targets.applicationPortal },
    keyBenefits,
    process: { ...process, id: sectionIds.howItWorks, steps: processSteps },
    stats: { ...homePage.stats, items: stats },
    about,
    services: {
      ...homePage.services,
      id: sectionIds.services,
      services: services.map(({ name, summary, slug }) => ({ name, summary, slug })),
    },
    reviews: {
      ...homePage.reviews,
      id: sectionIds.reviews,
      ratingValue: site.claims.rating,
      link: site.targets.reviews,
      reviews,
    },
    team: { ...team, members: teamCards() },
    faqs: { ...faqs, faqs: fillFiguresIn(homeFaqs, figures) },
    contact: contactSectionData(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function Home({ loaderData }: Route.ComponentProps) {
  const { stats, team } = loaderData;
  return (
    <>
      <Hero {...loaderData.hero} />
      <KeyBenefits {...loaderData.keyBenefits} />
      <HowItWorks {...loaderData.process} />
      <Section ground="deep" space="m">
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
      <About {...loaderData.about} />
      <ServicesList {...loaderData.services} />
      <Reviews {...loaderData.reviews} />
      <Section>
        <Stack space="xl">
          <Stack space="m">
            <Heading level={2}>{team.title}</Heading>
            <Text tone="soft">{team.subtitle}</Text>
          </Stack>
          <TeamGrid {...team} />
        </Stack>
      </Section>
      <HomeFaqs {...loaderData.faqs} />
      <ContactSection {...loaderData.contact} />
    </>
  );
}
