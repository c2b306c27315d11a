import type { RatesPage } from "@mortgage-kit/content";
import { Heading, Stack, Text, TextLink, VisuallyHidden } from "@mortgage-kit/ui";
import type { ShownRate } from "../../rates/ratesToday.ts";
import * as styles from "./RateTable.css.ts";

export interface RateRow extends Pick<ShownRate, "day" | "conditions" | "saidBy"> {
  /** Kind and term. */
  readonly name: string;
  readonly dayText: string;
  readonly rate: string;
  readonly apr: string;
  readonly payment: string;
  /** Link to the payment calculator with this rate filled in. */
  readonly href?: string;
}

export interface RateTableProps {
  words: RatesPage["today"];
  rates: readonly RateRow[];
  /** Colon of the language, with its spaces. */
  separator: string;
}

/**
 * Renders the brokerage's rates, each with its term, date, monthly cost, and APR in the same size. The
 * conditions of the first stand above them, and those of a rate with others in its row.
 */
export function RateTable({ words, rates, separator }: RateTableProps) {
  const { columns, use } = words;
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

const namesOf = (rates: readonly RateRow[]) => rates.map(({ name }) => name).join("; ");

/** Returns each person who stands behind rates, with the rates. */
function bySpeaker(rates: readonly RateRow[]) {
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
