import { Icon } from "../Icon/Icon.tsx";
import { Check } from "../Icon/icons.ts";
import * as styles from "./TickList.css.ts";

export interface TickListProps {
  /** Points, each with a tick before it. */
  items: readonly string[];
  /** `row` lets short ticks share a line; `columns` sets long ones two abreast where there is room. */
  layout?: keyof typeof styles.layout;
}

export function TickList({ items, layout = "stack" }: TickListProps) {
  return (
    // Safari forgets that an unmarked list is a list unless its role says so.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul role="list" className={styles.layout[layout]}>
      {items.map((item) => (
        <li key={item} className={styles.item[layout]}>
          <span className={styles.tick}>
            <Icon icon={Check} />
          </span>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
