import { type ContrastPair, contrastPairs, type Tokens } from "@mortgage-kit/ui/tokens";
import { useTokens } from "../.storybook/ThemedDocs.tsx";
import * as styles from "./docs.css.ts";

interface ContrastTableProps {
  /** A theme; by default the one selected in the toolbar. */
  tokens?: Tokens;
}

export function ContrastTable({ tokens }: ContrastTableProps) {
  const selected = useTokens();
  const places = Map.groupBy(contrastPairs(tokens ?? selected), ({ place }) => place);
  return (
    <div className={styles.contrasts}>
      {[...places].map(([place, pairs]) => (
        <table key={place} className={styles.contrastTable}>
          <caption className={styles.backgroundName}>{place}</caption>
          <thead>
            <tr>
              <th scope="col">Pair</th>
              <th scope="col">Contrast</th>
              <th scope="col">Asked</th>
            </tr>
          </thead>
          <tbody>
            {pairs.map((pair) => (
              <ContrastRow key={`${pair.ink} ${pair.surface}`} {...pair} />
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

function ContrastRow({ ink, surface, colours, ratio, min }: ContrastPair) {
  return (
    <tr>
      <th scope="row" className={styles.pair}>
        <svg className={styles.chip} viewBox="0 0 10 10" aria-hidden="true">
          <rect width="10" height="10" fill={colours[1]} />
          <circle cx="5" cy="5" r="3" fill={colours[0]} />
        </svg>
        {ink} on {surface}
      </th>
      <td>{ratio.toFixed(1)}</td>
      <td>{ratio >= min ? `${min}, passed` : `${min}, too faint`}</td>
    </tr>
  );
}
