import * as styles from "./PostCard.css.ts";
import type { PostCardData } from "./postCard.ts";

export type PostMetaProps = Pick<
  PostCardData,
  "author" | "authorTitle" | "date" | "dateText" | "readTime"
>;

/** Renders the author, date and reading time of a post. */
export function PostMeta({ author, authorTitle, date, dateText, readTime }: PostMetaProps) {
  return (
    <p className={styles.meta}>
      <span className={styles.author}>{[author, authorTitle].filter(Boolean).join(", ")}</span>{" "}
      <time className={styles.entry} dateTime={date}>
        {dateText}
      </time>{" "}
      <span className={styles.entry}>{readTime}</span>
    </p>
  );
}
