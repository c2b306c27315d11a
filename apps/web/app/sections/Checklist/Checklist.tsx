import * as styles from "./Checklist.css.ts";

/** Renders a checklist to print and tick off. */
export function Checklist({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <span className={styles.box} />
          {item}
        </li>
      ))}
    </ul>
  );
}
