import { Rating } from "../Rating/Rating.tsx";
import * as styles from "./Quote.css.ts";

export interface QuoteProps {
  /** Quoted words, without quotation marks. */
  text: string;
  /** Name of the person who said it. */
  author?: string;
  /** The author's role, or the day of the quote. */
  detail?: string;
  /** Stars of five above the text. */
  rating?: number;
  /** Size of the quoted text; `m` by default. */
  size?: keyof typeof styles.text;
}

/** Renders a quotation with its author. */
export function Quote({ text, author, detail, rating, size = "m" }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      {rating !== undefined && (
        <Rating value={rating} text={`${rating} of 5 stars`} textShown="spoken" />
      )}
      <blockquote className={styles.text[size]}>{text}</blockquote>
      {author && (
        <figcaption className={styles.source}>
          <cite className={styles.author}>{author}</cite>
          {detail && <span className={styles.detail}>{detail}</span>}
        </figcaption>
      )}
    </figure>
  );
}
