import type { RatesPage } from "@mortgage-kit/content";
import { Heading, LinkButton, Stack, Text, VisuallyHidden } from "@mortgage-kit/ui";
import { longDate } from "../../dates/longDate.ts";
import type { ShownRate } from "../../rates/ratesToday.ts";
import * as styles from "./RateTable.css.ts";

export interface RateRow
  extends Pick<ShownRate, "kind" | "years" | "day" | "conditions" | "saidBy"> {
  readonly rate: string;
  readonly apr: string;
  readonly payment: string;
  /** Link to the payment calculator with this rate filled in. */
  readonly href?: string;
}

export interface RateTableProps {
  words: RatesPage["today"];
  rates: readonly RateRow[];
}

/** Renders the brokerage's rates, each with its term, date, monthly cost, and APR in the same size. */
export function RateTable({ words, rates }: RateTableProps) {
  const { columns, kinds, use, conditions } = words;
  return (
    <ul className={styles.list}>
      {rates.map((rate) => {
        const name = `${kinds[rate.kind]}, ${rate.years} ${rate.years === 1 ? "year" : "years"}`;
        return (
          <li key={name} className={styles.row}>
            <Stack space="xxs">
              <Heading level={3} size="subheading">
                {name}
              </Heading>
              <Text size="small" tone="soft">
                {columns.since} <time dateTime={rate.day}>{longDate(rate.day)}</time>, {rate.saidBy}
              </Text>
              <Text size="small" tone="soft">
                <VisuallyHidden>{conditions}: </VisuallyHidden>
                {rate.conditions}
              </Text>
            </Stack>
            <dl className={styles.figures}>
              <RateCell label={columns.rate} value={rate.rate} />
              <RateCell label={columns.apr} value={rate.apr} />
              <RateCell label={columns.payment} value={rate.payment} />
            </dl>
            {rate.href && (
              <LinkButton href={rate.href} tone="quiet" size="s">
                {use}
                <VisuallyHidden>: {name}</VisuallyHidden>
              </LinkButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function RateCell({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
