import { rateKey } from "@mortgage-kit/calculator-engine/canada";
import { writeCase } from "@mortgage-kit/calculator-engine/case";
import { figuresFragment } from "@mortgage-kit/calculators/figures";
import {
  dollarText,
  fill,
  type PublishedRates,
  type RateEntry,
  type RatesPage,
  type ShownRate,
} from "@mortgage-kit/content";
import {
  Heading,
  Inline,
  LinkButton,
  Section,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from "@mortgage-kit/ui";
import { localPath } from "../navigation/localPath.ts";
import { orNotFound } from "../orNotFound.ts";
import { isFor, rateChoices } from "../rates/rateChoices.ts";
import { rateName, ratesToday, rateTexts, todaysRate, usualRate } from "../rates/ratesToday.ts";
import { PhoneLink } from "../sections/ContactLink/ContactLink.tsx";
import { LinkItems } from "../sections/LinkItems/LinkItems.tsx";
import { historyInWords, historyOf } from "../sections/RateHistory/historyOf.ts";
import { RateHistory } from "../sections/RateHistory/RateHistory.tsx";
import { RateFigure, RateSince } from "../sections/RateToday/RateToday.tsx";
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
  const current = ratesToday(site);
  const usual = usualRate(current);
  const today = todaysRate(site);
  const isLikeUsual = (entry: RateEntry) =>
    rateKey({ ...entry, kind: "fixed", years: 5 }) ===
    rateKey({ ...usual, kind: "fixed", years: 5 });
  return {
    meta: [
      ...pageMeta(site, "/rates"),
      { tagName: "link", rel: "alternate", type: "application/json", href: "/rates.json" },
    ],
    words: { ...words, today: { ...words.today, columns, basis: fill(words.today.basis, loan) } },
    usual: usual && today && { ...today, hold: holdPath(site, usual, page) },
    phone: site.brokerage.phone,
    choose: site.words.rates.choose,
    choices: rateChoices.flatMap((choice) => {
      const fitting = current.filter((rate) => isFor(choice, rate));
      if (fitting.length === 0) return [];
      return [
        {
          id: choice.id,
          label: site.words.rates.choices[choice.id],
          rates: rowsOf(site, fitting, rates),
          saidBy: saidBy(site, fitting),
        },
      ];
    }),
    links: [
      ...(site.resources?.furtherCalculators ?? []).map(({ id, title, route }) => ({
        label: id === "renewal" ? site.words.letter : title,
        href: route,
      })),
      ...(site.brokerage.reminder
        ? [{ label: site.brokerage.reminder.link, href: "/remind-me" }]
        : []),
    ],
    history: historyInWords(
      historyOf({ ...rates, entries: rates.entries.filter(isLikeUsual) }, site.day),
      (rate) => rateName(site, rate),
      site.language,
    ),
    separator: site.words.separator,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

/** Puts the 5-year fixed rates first, for which most visitors look. */
function rowsOf(site: RenderedSite, rates: readonly ShownRate[], { basis }: PublishedRates) {
  const isUsual = ({ kind, years }: ShownRate) => Number(kind === "fixed" && years === 5);
  const rows = rates
    .toSorted((one, other) => isUsual(other) - isUsual(one))
    .map((rate) => rowOf(site, rate, basis));
  const shared = rows[0]?.conditions ?? "";
  // Of other conditions, a row tells those that the first does not have.
  const partsOf = (conditions: string) => conditions.replace(/\.$/, "").split(", ");
  return rows.map((row) => ({
    ...row,
    note: partsOf(row.conditions)
      .filter((part) => !partsOf(shared).includes(part))
      .join(", "),
  }));
}

function rowOf(site: RenderedSite, rate: ShownRate, basis: PublishedRates["basis"]) {
  const calculator = site.pages.find(({ path }) => path === "/resources/payment-calculator")?.path;
  const fragment = writeCase({
    ...{ question: "payment", from: id, step: 1 },
    inputs: { interestRate: rate.annualRate, loanTerm: basis.amortizationYears },
    given: { compounding: rate.kind === "variable" ? "monthly" : "semi-annual" },
  });
  return {
    ...rateTexts(site, rate),
    href: calculator && localPath(site, calculator) + fragment,
  };
}

/** Returns the call-back form's path with a rate, its class and its day. */
function holdPath(site: RenderedSite, rate: ShownRate, { metadata: { title } }: RatesPage): string {
  const { name, rate: percent, day, conditions } = rateTexts(site, rate);
  const { hold } = site.words.rates;
  const figures = {
    question: id,
    language: site.language,
    title: hold.title,
    asOf: site.day,
    verdict: fill(hold.line, { name, rate: percent, day }),
    lines: [conditions, title],
  };
  return localPath(site, "/call-back") + figuresFragment(figures);
}

/** Says who publishes rates, with the licence's title and level, as the regulator requires. */
function saidBy(site: RenderedSite, rates: readonly ShownRate[]): string[] {
  const names = [...new Set(rates.map(({ saidBy }) => saidBy))];
  const list = new Intl.ListFormat(`${site.language}-CA`);
  return names.map((name) => {
    const own = rates.filter(({ saidBy }) => saidBy === name);
    const member = site.team.members.find((one) => one.name === name);
    return fill(site.words.rates.saidBy, {
      name: [name, member?.title, member?.level].filter(Boolean).join(", "),
      rates: list.format([...new Set(own.map((rate) => rateName(site, rate)))]),
    });
  });
}

type PageData = Route.ComponentProps["loaderData"];

export default function Rates({ loaderData }: Route.ComponentProps) {
  const { words, links, usual, phone } = loaderData;
  const { hero, today, bank } = words;
  return (
    <>
      <Section background="land" space="m">
        <div className={styles.opening}>
          <Heading level={1} size="heading">
            {hero.title}
          </Heading>
          {usual && (
            <RateFigure {...usual} size="large">
              <Inline space="m">
                <LinkButton href={usual.hold}>{today.hold}</LinkButton>
                <PhoneLink phone={phone} />
              </Inline>
            </RateFigure>
          )}
          <Text>{hero.subtitle}</Text>
        </div>
      </Section>
      <Section id={id} space="m" aria-label={hero.title}>
        <Stack space="l">
          <RateChooser {...loaderData} />
          <Text size="small" tone="soft">
            {today.basis} {today.footnote}
          </Text>
          <ul className={styles.links}>
            <LinkItems links={links} tone="strong" />
          </ul>
        </Stack>
      </Section>
      <SideSection title={words.history.title} background="shallow">
        <RateHistory {...loaderData} />
      </SideSection>
      <BankRates words={bank} />
    </>
  );
}

/** Shows the table of one choice, by styles alone. */
function RateChooser({ choose, choices, ...data }: PageData) {
  return (
    <div className={styles.chooser}>
      <fieldset className={styles.choices}>
        <legend>
          <Text weight="medium" as="span">
            {choose}
          </Text>
        </legend>
        {choices.map(({ id, label }, index) => (
          <label key={id} className={styles.choice}>
            <input type="radio" name="loan" value={id} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </fieldset>
      {choices.map((choice) => (
        <div key={choice.id} className={styles.group[choice.id]}>
          <RateTable {...data} {...choice} />
          <Text size="small" tone="soft">
            {choice.saidBy.join(" ")}
          </Text>
        </div>
      ))}
    </div>
  );
}

type RateTableProps = Omit<PageData, "choices" | "choose"> & PageData["choices"][number];

/** Puts the first rate's conditions above the table; a rate with others has them in its row. */
function RateTable({ words, rates, label, separator }: RateTableProps) {
  const { columns, use } = words.today;
  const [first] = rates;
  return (
    <>
      <Text>{first?.conditions}</Text>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr className={styles.head}>
            <td />
            <th className={styles.label} scope="col">
              {columns.rate}
            </th>
            <th className={styles.label} scope="col">
              {columns.payment}
            </th>
          </tr>
        </thead>
        <tbody>
          {rates.map((rate) => (
            <tr
              key={rate.rateKey}
              className={styles.row}
              data-rate-key={rate.rateKey}
              data-rate-value={rate.annualRate}
            >
              <th className={`${styles.cell} ${styles.name}`} scope="row">
                {rate.name}
                <Text size="small" tone="soft">
                  <RateSince {...rate} />
                </Text>
                {rate.note && (
                  <Text size="small" tone="soft">
                    {rate.note}
                  </Text>
                )}
                {rate.href && (
                  <Text size="small">
                    <TextLink href={rate.href} tone="strong">
                      {use}
                      <VisuallyHidden>
                        {separator}
                        {rate.name}
                      </VisuallyHidden>
                    </TextLink>
                  </Text>
                )}
              </th>
              <td className={styles.cell}>
                <span className={styles.value} data-rate="annualRate">
                  {rate.rate}
                </span>
                {rate.hasApr && (
                  <span className={styles.value}>
                    {columns.apr} <span data-rate="apr">{rate.apr}</span>
                  </span>
                )}
              </td>
              <td className={styles.cell}>
                <span className={styles.value} data-rate="payment">
                  {rate.payment}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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
