import type { CalculatorCard } from "@mortgage-kit/content";
import {
  DataTable,
  Heading,
  Icon,
  Inline,
  LinkButton,
  Section,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from "@mortgage-kit/ui";
import { Clock, ExternalLink } from "@mortgage-kit/ui/icons";
import { orNotFound } from "../orNotFound.ts";
import { todaysRate } from "../rates/ratesToday.ts";
import { sampleRates } from "../rates/sampleRates.ts";
import { Episodes, episodeCards } from "../sections/Episodes/Episodes.tsx";
import { IconTile } from "../sections/IconTile/IconTile.tsx";
import { PageHero } from "../sections/PageHero/PageHero.tsx";
import { RateToday } from "../sections/RateToday/RateToday.tsx";
import { SideSection } from "../sections/SideSection/SideSection.tsx";
import { TitledSection } from "../sections/TitledSection/TitledSection.tsx";
import { pageMeta } from "../seo/pageMeta.ts";
import { videoObjects } from "../seo/structuredData.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/resources.ts";
import * as styles from "./resources.css.ts";

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
    separator: site.words.separator,
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
        actions={
          rates && (
            <LinkButton href="/resources#rates" tone="quiet">
              {rates.words.title}
            </LinkButton>
          )
        }
      />
      <TitledSection title={calculators.title} text={calculators.subtitle}>
        <CalculatorCards {...data} button={calculators.button} />
      </TitledSection>
      {further && data.furtherCards.length > 0 && (
        <TitledSection background="shallow" title={further.title} text={further.subtitle}>
          <CalculatorCards {...data} cards={data.furtherCards} button={further.button} />
          {data.reminderLink && (
            <TextLink href="/remind-me" tone="strong">
              {data.reminderLink}
            </TextLink>
          )}
        </TitledSection>
      )}
      {rates && <SampleRates {...rates} />}
      {linkWords && data.links.length > 0 && <UsefulLinks words={linkWords} links={data.links} />}
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

type PageData = Route.ComponentProps["loaderData"];

interface UsefulLinksProps {
  words: NonNullable<PageData["words"]["usefulLinks"]>;
  links: PageData["links"];
}

function UsefulLinks({ words, links }: UsefulLinksProps) {
  return (
    <SideSection title={words.title} text={words.subtitle}>
      <ul className={styles.links}>
        {links.map(({ id, label, title, description, url }) => (
          <li key={id} className={styles.usefulLink}>
            <Text size="small" tone="soft">
              {label}
            </Text>
            <div className={styles.linkTitle}>
              <Heading level={3}>{title}</Heading>
              <Text size="small">{description}</Text>
            </div>
            <span className={styles.linkText}>
              <TextLink
                href={url}
                tone="strong"
                reach="card"
                icon={<Icon icon={ExternalLink} size="s" />}
                newTab
              >
                {words.linkText}
                <VisuallyHidden>: {title}</VisuallyHidden>
              </TextLink>
            </span>
          </li>
        ))}
      </ul>
    </SideSection>
  );
}

interface CalculatorCardsProps extends Pick<PageData, "separator"> {
  cards: readonly CalculatorCard[];
  button: string;
}

function CalculatorCards({ cards, button, separator }: CalculatorCardsProps) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ id, icon, colour, title, description, estimatedTime, route }) => (
        <li key={id} className={styles.card}>
          <IconTile icon={icon} colour={colour} />
          <div className={styles.cardWords}>
            <Heading level={3}>{title}</Heading>
            <Text tone="soft">{description}</Text>
            <Inline space="m">
              <LinkButton href={route} tone="quiet" size="s">
                {button}
                <VisuallyHidden>
                  {separator}
                  {title}
                </VisuallyHidden>
              </LinkButton>
              <span className={styles.time}>
                <Icon icon={Clock} size="s" />
                <Text as="span" size="small">
                  {estimatedTime}
                </Text>
              </span>
            </Inline>
          </div>
        </li>
      ))}
    </ul>
  );
}

type SampleRatesProps = NonNullable<PageData["rates"]>;

function SampleRates({ words, rates, today }: SampleRatesProps) {
  const { title, subtitle, term, rate, footnote, datedRatesLink } = words;
  const { caption, aprLabel, rows, notes } = rates;
  return (
    <SideSection id="rates" background="land" title={title} text={subtitle}>
      <Stack space="m">
        {today && <RateToday {...today} link={datedRatesLink ?? today.link} />}
        <DataTable
          caption={caption}
          columns={[
            { label: term },
            { label: rate, kind: "figure" },
            { label: aprLabel, kind: "figure" },
          ]}
          narrow="keep"
          rows={rows.map((row) => ({ cells: [row.term, row.rate, row.apr] }))}
        />
        {[footnote, ...notes].map((text) => (
          <Text key={text} size="small" tone="soft">
            {text}
          </Text>
        ))}
      </Stack>
    </SideSection>
  );
}
