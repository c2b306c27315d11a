import { Icon } from "../Icon/Icon.tsx";
import { ChevronDown } from "../Icon/icons.ts";
import * as styles from "./Accordion.css.ts";

export interface AccordionProps {
  /** One `AccordionItem` for each question. */
  children: React.ReactNode;
}

export function Accordion({ children }: AccordionProps) {
  return <div className={styles.accordion}>{children}</div>;
}

export interface AccordionItemProps {
  /** Summary of the item, which opens and closes it. */
  question: React.ReactNode;
  /** The question's place in the page's outline. */
  level?: 2 | 3 | 4;
  /** Lets a link open the item: `#fees`. */
  id?: string;
  /** The answer, which shows when the item is open. */
  children: React.ReactNode;
}

export function AccordionItem({ question, level = 3, id, children }: AccordionItemProps) {
  const Question = `h${level}` as const;
  return (
    <details className={styles.item} id={id}>
      <summary className={styles.question}>
        <Question className={styles.words}>{question}</Question>
        <span className={styles.mark}>
          <Icon icon={ChevronDown} />
        </span>
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
