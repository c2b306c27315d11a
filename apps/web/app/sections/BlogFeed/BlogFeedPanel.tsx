import { Card, Heading, Spinner } from "@mortgage-kit/ui";
import { useId } from "react";
import * as styles from "./BlogFeed.css.ts";

export interface FeedWords {
  title: string;
  loading: string;
  linkText: string;
  allPostsLink: string;
}

export function BlogFeedPanel({ title, children }: { title: string; children: React.ReactNode }) {
  const heading = useId();
  return (
    <section className={styles.feed} aria-labelledby={heading}>
      <Card space="l" gap="m">
        <Heading level={2} size="subheading" id={heading}>
          {title}
        </Heading>
        {children}
      </Card>
    </section>
  );
}

export function BlogFeedWaiting({ words }: { words: FeedWords }) {
  return (
    <BlogFeedPanel title={words.title}>
      <div className={styles.waiting}>
        <Spinner label={words.loading} />
      </div>
    </BlogFeedPanel>
  );
}
