import { Icon } from "../Icon/Icon.tsx";
import { ChevronDown } from "../Icon/icons.ts";
import * as styles from "./Accordion.css.ts";

export interface AccordionProps {
  children: React.ReactNode;
}

export function Accordion({ children }: AccordionProps) {
  return <div className={styles.accordion}>{children}</div>;
}

export interface AccordionItemProps {
  question: React.ReactNode;
  /** The question's place in the page's outline. */
  level?: 2 | 3 | 4;
  id?: string;
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
