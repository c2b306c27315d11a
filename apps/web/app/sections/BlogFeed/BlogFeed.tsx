import type { FeedItem, WordpressFeed } from "@mortgage-kit/contracts";
import { Text, TextLink } from "@mortgage-kit/ui";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { longDate } from "../../dates/longDate.ts";
import { createQueryClient } from "../../requests/queryClient.ts";
import * as styles from "./BlogFeed.css.ts";
import { BlogFeedPanel, BlogFeedWaiting, type FeedWords } from "./BlogFeedPanel.tsx";

const shownItems = 3;
const queryClient = createQueryClient();

export interface BlogFeedProps {
  words: FeedWords;
  /** Address of the external blog, if it has a page to show. */
  blog: string | undefined;
}

/** Shows the newest posts of the external blog, or nothing without any. */
export function BlogFeed(props: BlogFeedProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LatestPosts {...props} />
    </QueryClientProvider>
  );
}

function LatestPosts({ words, blog }: BlogFeedProps) {
  const { data, isPending } = useQuery<WordpressFeed>({ queryKey: ["/api/wordpress-feed"] });
  if (isPending) return <BlogFeedWaiting words={words} />;
  if (!data?.success || !data.feed.items.length) return null;
  return (
    <BlogFeedPanel title={words.title}>
      <ul className={styles.list}>
        {data.feed.items.slice(0, shownItems).map((item) => (
          <FeedEntry key={item.link} item={item} />
        ))}
      </ul>
      {blog && (
        <TextLink href={blog} tone="strong" newTab>
          {words.allPostsLink}
        </TextLink>
      )}
    </BlogFeedPanel>
  );
}

function FeedEntry({ item }: { item: FeedItem }) {
  const date = item.pubDate ?? item.isoDate;
  const source = [date && longDate(date), item.creator].filter(Boolean).join(" · ");
  return (
    <li className={styles.item}>
      <span className={styles.title}>
        <TextLink href={item.link} tone="strong" newTab>
          {item.title}
        </TextLink>
      </span>
      {source && (
        <Text size="tiny" tone="soft">
          {source}
        </Text>
      )}
      <p className={styles.snippet}>{item.contentSnippet}</p>
    </li>
  );
}
