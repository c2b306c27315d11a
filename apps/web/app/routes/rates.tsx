import {
  dollarText,
  fill,
  fillCount,
  type PublishedRates,
  type RateKind,
  type RatesPage,
  type Site,
} from "@mortgage-kit/content";
import { Heading, Section, Stack, Text, TextLink } from "@mortgage-kit/ui";
import { longDate } from "../dates/longDate.ts";
import { localPath } from "../navigation/localPath.ts";
import { orNotFound } from "../orNotFound.ts";
import { percentText } from "../rates/rateFigures.ts";
import { ratesToday } from "../rates/ratesToday.ts";
import { LinkItems } from "../sections/LinkItems/LinkItems.tsx";
import { historyInWords, historyOf } from "../sections/RateHistory/historyOf.ts";
import { RateHistory } from "../sections/RateHistory/RateHistory.tsx";
import * as styles from "../sections/RateTable/RateTable.css.ts";
import { type RateRow, RateTable } from "../sections/RateTable/RateTable.tsx";
import { SideSection } from "../sections/SideSection/SideSection.tsx";
import { pageMeta } from "../seo/pageMeta.ts";
import { type RenderedSite, siteContext } from "../site.ts";
import type { Route } from "./+types/rates.ts";

const id = "rates";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { page, rates } = orNotFound(site.publishedRates);
  const { metadata, ...words } = page;
  const { principal, amortizationYears } = rates.basis;
  const loan = { principal: dollarText(principal, site.language), years: amortizationYears };
  const columns = { ...words.today.columns, payment: fill(words.today.columns.payment, loan) };
  return {
    meta: [
      ...pageMeta(site, "/rates"),
      { tagName: "link", rel: "alternate", type: "application/atom+xml", href: "/rates.atom" },
    ],
    words: { ...words, today: { ...words.today, columns, basis: fill(words.today.basis, loan) } },
    rates: rowsOf(site, rates, page),
    links: [
      ...(site.resources?.furtherCalculators ?? []).map(({ id, title, route }) => ({
        label: id === "renewal" ? site.words.letter : title,
        href: route,
      })),
      ...(site.brokerage.reminder
        ? [{ label: site.brokerage.reminder.link, href: "/remind-me" }]
        : []),
    ],
    history: historyInWords(historyOf(rates, site.day), nameOf(site, page), site.language),
    separator: site.words.separator,
  };
}

/** Returns a function that names a rate by its kind and term. */
const nameOf =
  ({ language, words }: Site, { today }: RatesPage) =>
  ({ kind, years }: { kind: RateKind; years: number }) =>
    `${today.kinds[kind]}, ${fillCount(words.rates.years, years, language)}`;

function rowsOf(site: RenderedSite, published: PublishedRates, page: RatesPage): RateRow[] {
  const name = nameOf(site, page);
  const calculator = site.pages.find(({ path }) => path === "/resources/payment-calculator")?.path;
  const { amortizationYears } = published.basis;
  return ratesToday(published).map(({ annualRate, apr, payment, costs: _, ...rate }) => ({
    name: name(rate),
    day: rate.day,
    dayText: longDate(rate.day, site.language),
    conditions: rate.conditions,
    saidBy: titled(site, rate.saidBy),
    rate: percentText(annualRate, site.language),
    apr: percentText(apr, site.language),
    payment: dollarText(Number(payment.toFixed(2)), site.language),
    ...(calculator && {
      href:
        localPath(site, calculator) +
        handOver({ interestRate: annualRate, loanTerm: amortizationYears }),
    }),
  }));
}

/** Returns a member's name with the licence's title and level, as the regulator requires. */
function titled({ team }: Site, name: string): string {
  const member = team.members.find((one) => one.name === name);
  return [name, member?.title, member?.level].filter(Boolean).join(", ");
}

/** Returns the URL fragment that passes input values to a calculator. */
const handOver = (values: Readonly<Record<string, number>>) =>
  `#from=${Buffer.from(JSON.stringify({ from: id, values })).toString("base64url")}`;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function Rates({
  loaderData: { words, rates, history, links, separator },
}: Route.ComponentProps) {
  const { hero, today, bank } = words;
  return (
    <>
      <Section background="land" space="m">
        <div className={styles.opening}>
          <Heading level={1}>{hero.title}</Heading>
          <Text>{hero.subtitle}</Text>
        </div>
      </Section>
      <Section id={id} space="m" aria-label={hero.title}>
        <Stack space="l">
          <RateTable words={today} rates={rates} separator={separator} />
          <Text size="small" tone="soft">
            {today.basis} {today.footnote}
          </Text>
          <ul className={styles.links}>
            <LinkItems links={links} tone="strong" />
          </ul>
        </Stack>
      </Section>
      <SideSection title={words.history.title} background="shallow">
        <Stack space="m">
          <RateHistory words={words.history} history={history} separator={separator} />
          <Text size="small">
            <TextLink href="/rates.json">JSON</TextLink> ·{" "}
            <TextLink href="/rates.atom">Atom</TextLink>
          </Text>
        </Stack>
      </SideSection>
      <BankRates words={bank} />
    </>
  );
}

/** Renders a hidden section that the page script fills and shows once the server sends the rates. */
function BankRates({ words }: { words: RatesPage["bank"] }) {
  return (
    <div hidden data-bank-rates="/api/bank-rates" data-as-of={words.asOf}>
      <SideSection title={words.title} text={words.subtitle}>
        <dl className={styles.figures}>
          {(["policyRate", "postedRate"] as const).map((name) => (
            <div key={name} className={styles.figure}>
              <dt className={styles.label}>{words[name]}</dt>
              <dd className={styles.value} data-bank-rate={name} />
              <dd className={styles.label} data-bank-day={name} />
            </div>
          ))}
        </dl>
        <Text size="small" tone="soft">
          {words.attribution}
        </Text>
      </SideSection>
    </div>
  );
}
