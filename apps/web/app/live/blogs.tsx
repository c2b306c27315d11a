import { useEffect, useState } from "react";
import * as styles from "../sections/BlogFeed/BlogFeed.css.ts";
import { BlogFeed, type BlogFeedProps } from "../sections/BlogFeed/BlogFeed.tsx";
import { BlogFeedWaiting } from "../sections/BlogFeed/BlogFeedPanel.tsx";
import { BlogPosts } from "../sections/BlogPosts/BlogPosts.tsx";
import { Newsletter } from "../sections/Newsletter/Newsletter.tsx";
import { live } from "./live.tsx";

export const LiveBlogFeed = live("blogs:feed", BlogFeedPlace);
export const LiveBlogPosts = live("blogs:posts", BlogPosts);
export const LiveNewsletter = live("blogs:newsletter", Newsletter);

/** Reserves the feed's space on the page and loads the feed after hydration. */
function BlogFeedPlace(props: BlogFeedProps) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <div className={styles.place}>
      {isReady ? <BlogFeed {...props} /> : <BlogFeedWaiting words={props.words} />}
    </div>
  );
}
