import { Icon } from "../Icon/Icon.tsx";
import { ArrowRight } from "../Icon/icons.ts";
import { Link } from "../LinkProvider/LinkProvider.tsx";
import * as styles from "./NumberedList.css.ts";

export interface NumberedItem {
  title: string;
  text?: string;
  href?: string;
}

export interface NumberedListProps {
  /** Steps in their order, each with a heading and a text. */
  items: readonly NumberedItem[];
  /** The outline level of each title. */
  level: 2 | 3 | 4;
}

/** Renders numbered, ruled rows. */
export function NumberedList({ items, level }: NumberedListProps) {
  const Title = `h${level}` as const;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers
    <ol role="list" className={styles.list}>
      {items.map(({ title, text, href }, index) => (
        <li key={title} className={styles.item}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <Title className={styles.title}>
            {href ? (
              <Link href={href} className={styles.link}>
                {title}
              </Link>
            ) : (
              title
            )}
          </Title>
          {text && <p className={styles.text}>{text}</p>}
          {href && (
            <span className={styles.arrow}>
              <Icon icon={ArrowRight} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
