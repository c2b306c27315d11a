import { Heading, Spinner, Stack, Text, TextLink } from "@mortgage-kit/ui";
import { pictureSizes } from "../../art/pictureSizes.ts";
import { ContourArt } from "../ContourArt/ContourArt.tsx";
import type { PostCardData } from "../PostCard/PostCard.tsx";
import * as styles from "./BlogFeed.css.ts";

export interface BlogFeedProps {
  words: { title: string; loading: string; allPostsLink: string };
  /** Snippet of a post without text. */
  readMore: string;
  /** Address of the external blog, if it has a public page. */
  blog: string | undefined;
  /** Article in the section's place on a phone, where nothing else fits the first screen. */
  newest: PostCardData | undefined;
}

/**
 * Renders a spinner and the hidden list of the external blog's newest posts, with one specimen. The page
 * script fills it in, or removes the section.
 */
export function BlogFeed({ words, readMore, blog, newest }: BlogFeedProps) {
  return (
    <div className={styles.place}>
      <section className={styles.feed} aria-labelledby="feed" data-feed={readMore}>
        <Heading level={2} size="subheading" id="feed">
          {words.title}
        </Heading>
        <div data-feed-waiting="">
          <Spinner label={words.loading} />
        </div>
        <div hidden data-feed-posts="">
          <ul className={styles.list}>
            <li className={styles.item}>
              <span className={styles.title}>
                <TextLink href="/blogs" tone="strong" newTab>
                  …
                </TextLink>
              </span>
              <Text size="tiny" tone="soft">
                …
              </Text>
              <p className={styles.snippet}>…</p>
            </li>
          </ul>
          {blog && (
            <TextLink href={blog} tone="strong" newTab>
              {words.allPostsLink}
            </TextLink>
          )}
        </div>
      </section>
      <ContourArt drawing={{ src: "/art/application.svg", ...pictureSizes.application }} />
      {newest && (
        <div className={styles.newest}>
          <Stack space="xs" align="start">
            <TextLink href={newest.path} tone="strong">
              {newest.title}
            </TextLink>
            <Text size="small" tone="soft">
              {newest.dateText} · {newest.readTime}
            </Text>
          </Stack>
        </div>
      )}
    </div>
  );
}
