import { lazy, Suspense, useEffect, useState } from "react";
import * as styles from "./BlogFeed.css.ts";
import type { BlogFeedProps } from "./BlogFeed.tsx";
import { BlogFeedWaiting } from "./BlogFeedPanel.tsx";

// What fetches is not needed to read the page, so it comes after it.
const BlogFeed = lazy(async () => ({ default: (await import("./BlogFeed.tsx")).BlogFeed }));

/** Keeps the feed's place on the page and fetches it once the page is there. */
export function BlogFeedPlace(props: BlogFeedProps) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const waiting = <BlogFeedWaiting words={props.words} />;
  return (
    <div className={styles.place}>
      {isReady ? (
        <Suspense fallback={waiting}>
          <BlogFeed {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
