import { Text, TextLink, VisuallyHidden } from "@mortgage-kit/ui";
import { RateSince } from "../RateToday/RateToday.tsx";
import type { ChooserData } from "./chooserData.ts";
import * as styles from "./RateChooser.css.ts";

interface RateChooserProps extends ChooserData {
  /** Content after the table; on a wide screen, beside it. */
  children: React.ReactNode;
}

/** Shows the table of one choice, by styles alone. The page's script puts the rates of now into all tables. */
export function RateChooser(props: RateChooserProps) {
  const { choose, choices, publishers, children, ...data } = props;
  const first = choices.find(({ rows }) => rows.length > 0);
  return (
    <div className={styles.chooser} data-publishers={JSON.stringify(publishers)}>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>
          <Text weight="medium" as="span">
            {choose}
          </Text>
        </legend>
        {choices.map(({ id, label, rows }) => (
          <label key={id} className={styles.choice} hidden={rows.length === 0}>
            <input type="radio" name="loan" value={id} defaultChecked={id === first?.id} />
            {label}
          </label>
        ))}
      </fieldset>
      {choices.map((choice) => (
        <div key={choice.id} className={styles.group[choice.id]} data-rate-choice={choice.id}>
          <RateTable {...data} {...choice} />
        </div>
      ))}
      {children}
    </div>
  );
}

type Choice = ChooserData["choices"][number];
type RateTableProps = Omit<ChooserData, "choose" | "choices" | "publishers"> & Choice;

/** Puts the first rate's conditions above the table; a rate with others has them in its row. */
function RateTable({ columns, publishedBy, rows, label, shared, by, ...words }: RateTableProps) {
  const [before, after] = publishedBy;
  return (
    <>
      <Text>
        <span data-shared>{shared}</span>
      </Text>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr className={styles.head}>
            <td className={styles.name} />
            <th className={styles.label} scope="col">
              {columns.rate}
            </th>
            <th className={styles.label} scope="col">
              {columns.payment}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((rate) => (
            <RateRow key={rate.rateKey} {...words} apr={columns.apr} rate={rate} />
          ))}
        </tbody>
      </table>
      <Text size="small" tone="soft">
        {before}
        <span data-published-by>{by}</span>
        {after}
      </Text>
    </>
  );
}

interface RateRowProps extends Pick<ChooserData, "use" | "separator"> {
  apr: string;
  rate: Choice["rows"][number];
}

function RateRow({ use, separator, apr, rate }: RateRowProps) {
  return (
    <tr className={styles.row} data-rate-key={rate.rateKey}>
      <th className={`${styles.cell} ${styles.name}`} scope="row">
        <span data-rate="name">{rate.name}</span>
        <Text size="small" tone="soft">
          <RateSince {...rate} />
        </Text>
        <Text size="small" tone="soft">
          <span data-note>{rate.note}</span>
        </Text>
        {rate.href && (
          <Text size="small">
            <TextLink href={rate.href} tone="strong">
              {use}
              <VisuallyHidden>
                {separator}
                <span data-rate="name">{rate.name}</span>
              </VisuallyHidden>
            </TextLink>
          </Text>
        )}
      </th>
      <td className={styles.cell}>
        <span className={styles.value} data-rate="annualRate">
          {rate.rate}
        </span>
        <span data-has-apr hidden={!rate.hasApr}>
          <span className={styles.value}>
            {apr} <span data-rate="apr">{rate.apr}</span>
          </span>
        </span>
      </td>
      <td className={styles.cell}>
        <span className={styles.value} data-rate="payment">
          {rate.payment}
        </span>
      </td>
    </tr>
  );
}
