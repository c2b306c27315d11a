import { type Case, writeCase } from "@mortgage-kit/calculator-engine/case";
import {
  dollarText,
  fill,
  fillCount,
  type PublishedRates,
  type RateKind,
  type RatesPage,
  type Site,
} from "@mortgage-kit/content";
import { Heading, Section, Stack, Text, TextLink, VisuallyHidden } from "@mortgage-kit/ui";
import { longDate } from "../dates/longDate.ts";
import { localPath } from "../navigation/localPath.ts";
import { orNotFound } from "../orNotFound.ts";
import { percentText, ratesToday } from "../rates/ratesToday.ts";
import { LinkItems } from "../sections/LinkItems/LinkItems.tsx";
import { historyInWords, historyOf } from "../sections/RateHistory/historyOf.ts";
import { RateHistory } from "../sections/RateHistory/RateHistory.tsx";
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
  const { principal, amortizationYears } = rates.basis;
  const loan = { principal: dollarText(principal, site.language), years: amortizationYears };
  const columns = { ...words.today.columns, payment: fill(words.today.columns.payment, loan) };
  return {
    meta: pageMeta(site, "/rates"),
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

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

const nameOf =
  ({ language, words }: Site, { today }: RatesPage) =>
  ({ kind, years }: { kind: RateKind; years: number }) =>
    `${today.kinds[kind]}, ${fillCount(words.rates.years, years, language)}`;

function rowsOf(site: RenderedSite, published: PublishedRates, page: RatesPage) {
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
    href:
      calculator &&
      localPath(site, calculator) +
        handOver(rate.kind, { interestRate: annualRate, loanTerm: amortizationYears }),
  }));
}

/** Returns a member's name with the licence's title and level, as the regulator requires. */
function titled({ team }: Site, name: string): string {
  const member = team.members.find((one) => one.name === name);
  return [name, member?.title, member?.level].filter(Boolean).join(", ");
}

/** Returns the fragment that opens the payment calculator with a rate, compounded as its kind is. */
const handOver = (kind: RateKind, inputs: Case["inputs"]) =>
  writeCase({
    ...{ question: "payment", inputs, from: id, step: 1 },
    given: { compounding: kind === "variable" ? "monthly" : "semi-annual" },
  });

type PageData = Route.ComponentProps["loaderData"];

export default function Rates({ loaderData }: Route.ComponentProps) {
  const { words, links } = loaderData;
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
          <RateTable {...loaderData} />
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
          <RateHistory {...loaderData} />
          <Text size="small">
            <TextLink href="/rates.json">JSON</TextLink>
          </Text>
        </Stack>
      </SideSection>
      <BankRates words={bank} />
    </>
  );
}

/** Puts the first rate's conditions above the table; a rate with others has them in its row. */
function RateTable({ words, rates, separator }: PageData) {
  const { columns, use } = words.today;
  const [usual] = rates;
  return (
    <Stack space="s">
      <Text>{usual?.conditions}</Text>
      <ul className={styles.list}>
        {rates.map((rate) => (
          <li key={rate.name} className={styles.row}>
            <div>
              <Heading level={2} size="subheading">
                {rate.name}
              </Heading>
              <Text size="small" tone="soft">
                {columns.since} <time dateTime={rate.day}>{rate.dayText}</time>
              </Text>
              {rate.conditions !== usual?.conditions && (
                <Text size="small" tone="soft">
                  {rate.conditions}
                </Text>
              )}
            </div>
            <dl className={styles.figures}>
              <RateCell label={columns.rate} value={rate.rate} />
              <RateCell label={columns.apr} value={rate.apr} />
              <RateCell label={columns.payment} value={rate.payment} />
            </dl>
            {rate.href && (
              <TextLink href={rate.href} tone="strong">
                {use}
                <VisuallyHidden>
                  {separator}
                  {rate.name}
                </VisuallyHidden>
              </TextLink>
            )}
          </li>
        ))}
      </ul>
      {bySpeaker(rates).map(([name, shared]) => (
        <Text key={name} size="small" tone="soft">
          {shared.length < rates.length && namesOf(shared) + separator}
          {name}.
        </Text>
      ))}
    </Stack>
  );
}

const namesOf = (rates: PageData["rates"]) => rates.map(({ name }) => name).join("; ");

function bySpeaker(rates: PageData["rates"]) {
  const names = [...new Set(rates.map(({ saidBy }) => saidBy))];
  return names.map((name) => [name, rates.filter(({ saidBy }) => saidBy === name)] as const);
}

function RateCell({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
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
