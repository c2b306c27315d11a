import { Rating } from "../Rating/Rating.tsx";
import * as styles from "./Quote.css.ts";

export interface QuoteProps {
  /** Quoted words, without quotation marks. */
  text: string;
  /** Names who said it, and the stars that they gave: of five. */
  by?: { author: string; detail: string; rating: number };
}

/** Renders a quotation; one with its author is set larger. */
export function Quote({ text, by }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      {by && <Rating value={by.rating} text={`${by.rating} of 5 stars`} textShown="spoken" />}
      <blockquote className={styles.text[by ? "l" : "m"]}>{text}</blockquote>
      {by && (
        <figcaption className={styles.source}>
          <cite className={styles.author}>{by.author}</cite>
          <span className={styles.detail}>{by.detail}</span>
        </figcaption>
      )}
    </figure>
  );
}
