import { rateKey } from "@mortgage-kit/calculator-engine/canada";
import { figuresFragment } from "@mortgage-kit/calculators/figures";
import { fill, type RateEntry, type RatesPage, rateName, usualRate } from "@mortgage-kit/content";
import { Heading, Inline, LinkButton, Section, Stack, Text } from "@mortgage-kit/ui";
import { localPath } from "../navigation/localPath.ts";
import { orNotFound } from "../orNotFound.ts";
import { ratesPath } from "../rates/fetchRates.ts";
import { ratesToday, type TodaysRate, todaysRate } from "../rates/ratesToday.ts";
import { BankRates } from "../sections/BankRates/BankRates.tsx";
import { PhoneLink } from "../sections/ContactLink/ContactLink.tsx";
import { LinkItems } from "../sections/LinkItems/LinkItems.tsx";
import { chooserData } from "../sections/RateChooser/chooserData.ts";
import { RateChooser } from "../sections/RateChooser/RateChooser.tsx";
import { historyInWords, historyOf } from "../sections/RateHistory/historyOf.ts";
import { RateHistory } from "../sections/RateHistory/RateHistory.tsx";
import { RateFigure } from "../sections/RateToday/RateToday.tsx";
import { SideSection } from "../sections/SideSection/SideSection.tsx";
import { pageMeta } from "../seo/pageMeta.ts";
import { type RenderedSite, siteContext } from "../site.ts";
import type { Route } from "./+types/rates.ts";
import * as styles from "./rates.css.ts";

const id = "rates";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { page, rates } = orNotFound(site.publishedRates);
  const { metadata, ...words } = page;
  const today = todaysRate(site);
  const { brokerage, language, resources } = site;
  return {
    meta: [
      ...pageMeta(site, "/rates"),
      { tagName: "link", rel: "alternate", type: "application/json", href: ratesPath },
    ],
    words,
    usual: today && { ...today, hold: holdPath(site, today, page) },
    phone: brokerage.phone,
    chooser: chooserData(site, page, rates),
    links: [
      ...(resources?.furtherCalculators ?? []).map(({ id, title, route }) => ({
        label: id === "renewal" ? site.words.letter : title,
        href: route,
      })),
      ...(brokerage.reminder ? [{ label: brokerage.reminder.link, href: "/remind-me" }] : []),
    ],
    history: historyInWords(
      historyOf({ ...rates, entries: usualEntries(site, rates.entries) }, site.day),
      (rate) => rateName(rate, site.words, language),
      language,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

/** Returns the entries of the usual rate's conditions, of any kind and term. */
function usualEntries(site: RenderedSite, entries: readonly RateEntry[]) {
  const conditionsKey = (entry: RateEntry | undefined) =>
    entry && rateKey({ ...entry, kind: "fixed", years: 5 });
  const usual = conditionsKey(usualRate(ratesToday(site)));
  return entries.filter((entry) => conditionsKey(entry) === usual);
}

/** Returns the call-back form's path with a rate, its class and its day. */
function holdPath(
  site: RenderedSite,
  rate: TodaysRate,
  { metadata: { title } }: RatesPage,
): string {
  const { hold } = site.words.rates;
  const figures = {
    question: id,
    language: site.language,
    title: hold.title,
    asOf: site.day,
    verdict: fill(hold.line, { name: rate.name, rate: rate.rate, day: rate.day }),
    lines: [rate.conditions, title],
  };
  return localPath(site, "/call-back") + figuresFragment(figures);
}

export default function Rates({ loaderData }: Route.ComponentProps) {
  const { words, links, usual, phone, chooser, history } = loaderData;
  const { hero, today, bank } = words;
  const subtitle = <Text>{hero.subtitle}</Text>;
  return (
    <>
      <Section background="land" space="m">
        <div className={styles.opening}>
          <Heading level={1} size="heading">
            {hero.title}
          </Heading>
          {usual ? (
            <RateFigure {...usual} size="large">
              <div className={styles.hold}>
                {subtitle}
                <Inline space="m">
                  <LinkButton href={usual.hold}>{today.hold}</LinkButton>
                  <PhoneLink phone={phone} />
                </Inline>
              </div>
            </RateFigure>
          ) : (
            subtitle
          )}
        </div>
      </Section>
      <Section id={id} space="m" aria-label={hero.title}>
        <RateChooser {...chooser}>
          <Stack space="l">
            <Text size="small" tone="soft">
              {chooser.basis} {today.footnote}
            </Text>
            <ul className={styles.links}>
              <LinkItems links={links} tone="strong" />
            </ul>
          </Stack>
        </RateChooser>
      </Section>
      <SideSection title={words.history.title} background="shallow">
        <RateHistory history={history} words={words} separator={chooser.separator} />
      </SideSection>
      <BankRates words={bank} />
    </>
  );
}
