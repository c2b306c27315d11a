import { Section, TextLink } from "@mortgage-kit/ui";
import { orNotFound } from "../orNotFound.ts";
import { todaysRate } from "../rates/rateFigures.ts";
import { sampleRates } from "../rates/sampleRates.ts";
import { CalculatorCards } from "../sections/CalculatorCards/CalculatorCards.tsx";
import { Episodes } from "../sections/Episodes/Episodes.tsx";
import { episodeCards } from "../sections/Episodes/episodeCards.ts";
import { PageHero } from "../sections/PageHero/PageHero.tsx";
import { SampleRates, SampleRatesLink } from "../sections/SampleRates/SampleRates.tsx";
import { SideSection } from "../sections/SideSection/SideSection.tsx";
import { TitledSection } from "../sections/TitledSection/TitledSection.tsx";
import { UsefulLinks } from "../sections/UsefulLinks/UsefulLinks.tsx";
import { pageMeta } from "../seo/pageMeta.ts";
import { videoObjects } from "../seo/structuredData.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/resources.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { page, calculatorCards, furtherCalculators, usefulLinks } = orNotFound(site.resources);
  const { metadata, ...words } = page;
  const rates = sampleRates(site, site.day);
  return {
    meta: pageMeta(site, "/resources", {
      structuredData: site.podcast ? [videoObjects(site)] : [],
    }),
    words,
    rates:
      words.rates && rates ? { words: words.rates, rates, today: todaysRate(site) } : undefined,
    cards: calculatorCards,
    furtherCards: furtherCalculators,
    reminderLink: site.brokerage.reminder?.link,
    links: usefulLinks,
    episodes: episodeCards(site),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function Resources({ loaderData: data }: Route.ComponentProps) {
  const { rates } = data;
  const { hero, calculators, usefulLinks: linkWords, videos: videoWords } = data.words;
  const { furtherCalculators: further, embedLink } = data.words;
  return (
    <>
      <PageHero
        {...hero}
        actions={rates && <SampleRatesLink page="/resources" title={rates.words.title} />}
      />
      <TitledSection title={calculators.title} text={calculators.subtitle}>
        <CalculatorCards cards={data.cards} button={calculators.button} />
      </TitledSection>
      {further && data.furtherCards.length > 0 && (
        <TitledSection background="shallow" title={further.title} text={further.subtitle}>
          <CalculatorCards cards={data.furtherCards} button={further.button} />
          {data.reminderLink && (
            <TextLink href="/remind-me" tone="strong">
              {data.reminderLink}
            </TextLink>
          )}
        </TitledSection>
      )}
      {rates && <SampleRates {...rates} />}
      {linkWords && data.links.length > 0 && (
        <SideSection title={linkWords.title} text={linkWords.subtitle}>
          <UsefulLinks links={data.links} linkText={linkWords.linkText} />
        </SideSection>
      )}
      {embedLink && (
        <Section background="shallow" space="s">
          <TextLink href="/embed" tone="strong">
            {embedLink}
          </TextLink>
        </Section>
      )}
      {videoWords && data.episodes.length > 0 && (
        <TitledSection background="land" title={videoWords.title} text={videoWords.subtitle}>
          <Episodes episodes={data.episodes} button={videoWords.button} detail="titles" />
        </TitledSection>
      )}
    </>
  );
}
