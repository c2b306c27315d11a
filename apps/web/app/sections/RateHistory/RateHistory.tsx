import { DataTable, Disclosure, Stack } from "@mortgage-kit/ui";
import { percentText } from "../../rates/ratesToday.ts";
import type { Route } from "../../routes/+types/rates.ts";
import * as styles from "./RateHistory.css.ts";

const looks = [1, 2, 3] as const;
const share = (value: number) => `${Math.round(value * 10_000) / 100}%`;

interface RateHistoryProps extends Pick<Route.ComponentProps["loaderData"], "words" | "history"> {
  separator: string;
}

/** Renders the history of rates as step lines, and as a table of the same data. */
export function RateHistory({ words, history, separator }: RateHistoryProps) {
  const { language, series, changes } = history;
  const percent = (rate: number) => percentText(rate, language);
  return (
    <Stack space="m">
      <ul className={styles.names}>
        {series.map((one, index) => (
          <li key={one.name} className={styles.name}>
            <svg className={styles.sample} viewBox="0 0 36 12" aria-hidden="true">
              <path className={styles.series[looks[index] ?? 3]} d="M0,6H36" />
            </svg>
            {one.name}
            {separator}
            {percent(one.last)}
          </li>
        ))}
      </ul>
      <StepLines history={history} percent={percent} />
      <Disclosure summary={words.history.table}>
        <DataTable
          caption={words.history.title}
          captionShown="spoken"
          narrow="keep"
          columns={[
            { label: words.history.day },
            ...series.map((one) => ({ label: one.name, kind: "figure" as const })),
          ]}
          rows={changes.map(({ dayText, cells }) => ({
            cells: [dayText, ...cells.map((rate) => (rate === null ? "–" : percent(rate)))],
          }))}
        />
      </Disclosure>
    </Stack>
  );
}

interface StepLinesProps extends Pick<RateHistoryProps, "history"> {
  percent: (rate: number) => string;
}

function StepLines({ history: { series, grid, months }, percent }: StepLinesProps) {
  return (
    <svg className={styles.picture} aria-hidden="true">
      {grid.map(({ y, annualRate }) => (
        <g key={annualRate}>
          <line className={styles.grid} x1="0" x2="100%" y1={share(y)} y2={share(y)} />
          <text className={styles.text} y={share(y)} dx="-8" dy="0.35em" textAnchor="end">
            {percent(annualRate)}
          </text>
        </g>
      ))}
      {months.map(({ x, day, text }) => (
        <text
          key={day}
          className={styles.text}
          x={share(x)}
          y="100%"
          dy="22"
          textAnchor={x > 0.9 ? "end" : x < 0.05 ? "start" : "middle"}
        >
          {text}
        </text>
      ))}
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        {series.map((one, index) => (
          <path
            vectorEffect="non-scaling-stroke"
            key={one.name}
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
  );
}
