import { Rating } from "../Rating/Rating.tsx";
import * as styles from "./Quote.css.ts";

export interface QuoteProps {
  text: string;
  author?: string;
  /** The author's role, or the day of the quote. */
  detail?: string;
  rating?: number;
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
