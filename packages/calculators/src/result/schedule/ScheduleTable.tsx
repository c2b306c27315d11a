import type { AmortizationSchedule } from "@mortgage-kit/calculator-engine/canada";
import { Icon, VisuallyHidden } from "@mortgage-kit/ui";
import { ChevronDown } from "@mortgage-kit/ui/icons";
import { useState } from "react";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import * as styles from "./ScheduleTable.css.ts";

type Schedule = Pick<AmortizationSchedule, "years" | "rows">;
type Year = Schedule["years"][number];

const monthsAYear = 12;
/** Number of years shown at first: the usual length of a term. */
export const firstYears = 5;
const columns = ["paid", "interest", "principal", "balance"] as const;

/** Renders a row for each year, five at first. Pressing a year lists its months. */
export function ScheduleTable({ years, rows, isWhole }: Schedule & { isWhole: boolean }) {
  const { schedule: words } = useResultWords();
  const shown = isWhole ? years : years.slice(0, firstYears);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what may scroll sideways must take the keyboard
    <section className={styles.room} aria-label={words.table} tabIndex={0}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{words.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.label}>
              {words.year}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.figureLabel}>
                {words.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        {shown.map((year) => (
          <YearRows key={year.year} year={year} rows={rows} />
        ))}
      </table>
    </section>
  );
}

function YearRows({ year, rows }: { year: Year; rows: Schedule["rows"] }) {
  const { schedule: words, engineWords } = useResultWords();
  const { cents } = engineWords.format;
  const [isOpen, setOpen] = useState(false);
  const last = year.year * monthsAYear;
  const months = isOpen ? rows.slice(last - monthsAYear, last) : [];
  return (
    <tbody className={styles.year}>
      <tr>
        <th scope="row">
          <button
            type="button"
            className={styles.opener}
            aria-expanded={isOpen}
            aria-label={words.yearOf(year.year)}
            onClick={() => setOpen(!isOpen)}
          >
            <span className={styles.mark[isOpen ? "open" : "shut"]}>
              <Icon icon={ChevronDown} size="s" />
            </span>
            <span>{year.year}</span>
          </button>
        </th>
        {[year.paid, year.interest, year.principal, year.balance].map((figure, at) => (
          <td key={columns[at]} className={styles.figure}>
            {cents(figure)}
          </td>
        ))}
      </tr>
      {months.map(({ number, interest, principal, balance }) => (
        <tr key={number} className={styles.month}>
          <th scope="row" className={styles.monthName} aria-label={`${words.month} ${number}`}>
            <span className={styles.monthWord}>{`${words.month} `}</span>
            <span>{number}</span>
          </th>
          {[interest + principal, interest, principal, balance].map((figure, at) => (
            <td key={columns[at]} className={styles.figure}>
              {cents(figure)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
