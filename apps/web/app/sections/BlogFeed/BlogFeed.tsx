import { Card, Columns, Heading, Section, Spinner, Stack, Text, TextLink } from "@mortgage-kit/ui";
import * as styles from "./BlogFeed.css.ts";

export interface BlogFeedProps {
  words: { title: string; loading: string; allPostsLink: string };
  /** Snippet of a post without text. */
  readMore: string;
  /** Address of the external blog, if it has a public page. */
  blog: string | undefined;
}

/**
 * Renders a spinner and the hidden list of the external blog's newest posts, with one specimen. The page
 * script fills it in, or removes the section. Below the fold neither shifts anything.
 */
export function BlogFeed({ words, readMore, blog }: BlogFeedProps) {
  return (
    <div className={styles.feed} data-feed={readMore}>
      <Section background="land" aria-labelledby="feed">
        <Stack space="l">
          <Heading level={2} id="feed">
            {words.title}
          </Heading>
          <div data-feed-waiting="">
            <Spinner label={words.loading} />
          </div>
          <div hidden data-feed-posts="">
            <Stack space="l">
              <Columns layout="three" space="l" as="ul">
                <Card as="li" weight="ruled" space="m" gap="xs">
                  <TextLink href="/blogs" tone="strong" reach="card" newTab>
                    …
                  </TextLink>
                  <Text size="tiny" tone="soft">
                    …
                  </Text>
                  <Text size="small">…</Text>
                </Card>
              </Columns>
              {blog && (
                <TextLink href={blog} tone="strong" newTab>
                  {words.allPostsLink}
                </TextLink>
              )}
            </Stack>
          </div>
        </Stack>
      </Section>
    </div>
  );
}
