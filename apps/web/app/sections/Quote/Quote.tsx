import { VisuallyHidden } from "@mortgage-kit/ui";
import * as styles from "./Quote.css.ts";

interface QuoteProps {
  /** Quoted words, without quotation marks. */
  text: string;
  /** Names who said it, and the stars that they gave, of five, with these in words. */
  by?: { author: string; detail?: string | undefined; stars?: Stars } | undefined;
}

/** Renders a quotation; one with stars is set larger. */
export function Quote({ text, by }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      {by?.stars && <Rating {...by.stars} textShown="spoken" />}
      <blockquote className={styles.text[by?.stars ? "l" : "m"]}>{text}</blockquote>
      {by && (
        <figcaption className={styles.source[by.stars ? "l" : "m"]}>
          <cite className={styles.author}>{by.author}</cite>
          <span className={styles.detail}>{by.detail}</span>
        </figcaption>
      )}
    </figure>
  );
}

interface Stars {
  /** Stars given, of five; halves are drawn, finer steps only written. */
  value: number;
  /** The rating as text: `5.0/5.0`, `4 of 5 stars`. */
  text: string;
}

interface RatingProps extends Stars {
  /** `spoken` keeps the text for those who cannot see the stars. */
  textShown?: "written" | "spoken";
}

const star = "M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.5l-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z";
const half = "M12 2.6v14.9l-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z";

export function Rating({ value, text, textShown = "written" }: RatingProps) {
  return (
    <span className={styles.rating[textShown]}>
      <svg className={styles.stars} viewBox="0 0 120 24" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((left) => (
          <Star key={left} share={value - left} transform={`translate(${left * 24})`} />
        ))}
      </svg>
      {textShown === "written" ? text : <VisuallyHidden>{text}</VisuallyHidden>}
    </span>
  );
}

function Star({ share, transform }: { share: number; transform: string }) {
  if (share >= 1) return <path className={styles.whole} transform={transform} d={star} />;
  return (
    <g transform={transform}>
      {share >= 0.5 && <path className={styles.half} d={half} />}
      <path className={styles.outline} d={star} />
    </g>
  );
}
