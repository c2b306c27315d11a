import type { RatesPage } from "@mortgage-kit/content";
import { DataTable, Disclosure, Stack } from "@mortgage-kit/ui";
import { longDate } from "../../dates/longDate.ts";
import type { RateHistory as History, RateSeries } from "./historyOf.ts";
import * as styles from "./RateHistory.css.ts";

export interface RateHistoryProps {
  words: Pick<RatesPage["history"], "title" | "day" | "table">;
  kinds: RatesPage["today"]["kinds"];
  history: History;
}

const looks = [1, 2, 3] as const;
const percent = (value: number) => `${value.toFixed(2)}%`;
const share = (value: number) => `${Math.round(value * 10_000) / 100}%`;

/** Renders the history of rates as step lines, and as a table of the same data. */
export function RateHistory({ words, kinds, history }: RateHistoryProps) {
  const { series, grid, months, changes } = history;
  const nameOf = ({ kind, years }: RateSeries) =>
    `${kinds[kind]}, ${years} ${years === 1 ? "year" : "years"}`;
  return (
    <Stack space="m">
      <ul className={styles.names}>
        {series.map((one, index) => (
          <li key={nameOf(one)} className={styles.name}>
            <svg className={styles.sample} viewBox="0 0 36 12" aria-hidden="true">
              <path className={styles.series[looks[index] ?? 3]} d="M0,6H36" />
            </svg>
            {nameOf(one)}: {percent(one.last.annualRate)}
          </li>
        ))}
      </ul>
      <svg className={styles.picture} aria-hidden="true">
        {grid.map(({ y, annualRate }) => (
          <g key={annualRate}>
            <line className={styles.grid} x1="0" x2="100%" y1={share(y)} y2={share(y)} />
            <text className={styles.text} x="0" y={share(y)} dy="-5">
              {percent(annualRate)}
            </text>
          </g>
        ))}
        {months.map(({ x, day }) => (
          <text
            key={day}
            className={styles.text}
            x={share(x)}
            y="100%"
            dy="22"
            textAnchor={x > 0.9 ? "end" : x < 0.05 ? "start" : "middle"}
          >
            {longDate(day).slice(0, 3)}
          </text>
        ))}
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          {series.map((one, index) => (
            <path
              vectorEffect="non-scaling-stroke"
              key={nameOf(one)}
              className={styles.series[looks[index] ?? 3]}
              d={one.pieces
                .map(
                  (points) =>
                    `M${points.map(([x, y]) => `${x.toFixed(4)},${y.toFixed(4)}`).join("L")}`,
                )
                .join("")}
            />
          ))}
        </svg>
      </svg>
      <Disclosure summary={words.table}>
        <DataTable
          caption={words.title}
          captionShown="spoken"
          narrow="keep"
          columns={[
            { label: words.day },
            ...series.map((one) => ({ label: nameOf(one), kind: "figure" as const })),
          ]}
          rows={changes.map(({ day, cells }) => ({
            cells: [longDate(day), ...cells.map((rate) => (rate === null ? "–" : percent(rate)))],
          }))}
        />
      </Disclosure>
    </Stack>
  );
}
