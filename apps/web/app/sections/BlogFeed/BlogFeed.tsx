import type { FeedItem, WordpressFeed } from "@mortgage-kit/contracts";
import { Text, TextLink } from "@mortgage-kit/ui";
import {
  QueryClient,
  QueryClientProvider,
  type QueryFunction,
  useQuery,
} from "@tanstack/react-query";
import { longDate } from "../../dates/longDate.ts";
import { throwUnlessOk } from "../../requests/apiRequest.ts";
import * as styles from "./BlogFeed.css.ts";
import { BlogFeedPanel, BlogFeedWaiting, type FeedWords } from "./BlogFeedPanel.tsx";

const shownItems = 3;
const queryClient = createQueryClient();

export interface BlogFeedProps {
  words: FeedWords;
  /** Address of the external blog, if it has a public page. */
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

type Unauthorized = "returnNull" | "throw";

/**
 * Returns a query function that fetches the URL joined from the parts of the query key. With
 * `returnNull` it returns null for a 401; it throws for any other error status.
 */
export function queryFromKey<T>(on401: Unauthorized): QueryFunction<T | null> {
  return async ({ queryKey, signal }) => {
    const response = await fetch(queryKey.join("/"), { credentials: "include", signal });
    if (on401 === "returnNull" && response.status === 401) return null;
    await throwUnlessOk(response);
    return response.json();
  };
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: queryFromKey("throw"),
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}
