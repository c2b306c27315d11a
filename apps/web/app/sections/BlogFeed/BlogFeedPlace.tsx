import { useEffect, useState } from "react";
import * as styles from "./BlogFeed.css.ts";
import { BlogFeed, type BlogFeedProps } from "./BlogFeed.tsx";
import { BlogFeedWaiting } from "./BlogFeedPanel.tsx";

/** Keeps the feed's place on the page and fetches it once the page is there. */
export function BlogFeedPlace(props: BlogFeedProps) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <div className={styles.place}>
      {isReady ? <BlogFeed {...props} /> : <BlogFeedWaiting words={props.words} />}
    </div>
  );
}
