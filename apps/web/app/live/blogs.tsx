import { useEffect, useState } from "react";
import { BlogFeed, type BlogFeedProps } from "../sections/BlogFeed/BlogFeed.tsx";
import { BlogFeedWaiting } from "../sections/BlogFeed/BlogFeedPanel.tsx";
import { BlogPosts } from "../sections/BlogPosts/BlogPosts.tsx";
import { Newsletter } from "../sections/Newsletter/Newsletter.tsx";
import { live } from "./live.tsx";

export const LiveBlogFeed = live("blogs:feed", BlogFeedPlace);
export const LiveBlogPosts = live("blogs:posts", BlogPosts);
export const LiveNewsletter = live("blogs:newsletter", Newsletter);

/** Loads the feed after hydration. */
function BlogFeedPlace(props: BlogFeedProps) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return isReady ? <BlogFeed {...props} /> : <BlogFeedWaiting words={props.words} />;
}
