import type { Post, Site } from "@mortgage-kit/content";
import { Badge, Heading, Text, TextLink, VisuallyHidden } from "@mortgage-kit/ui";
import { longDate } from "../../dates/longDate.ts";
import { pictureSizes } from "../../pictures/pictureSizes.ts";
import { Cover } from "../Cover/Cover.tsx";
import * as styles from "./PostCard.css.ts";

/** Returns the card data of a post. Call it in a loader. */
export function postCard({ language, team }: Site, post: Post) {
  const { slug, title, excerpt, author, date, readTime, category, image } = post;
  return {
    ...{ title, excerpt, author, date, readTime, category, image },
    path: `/blogs/${slug}`,
    authorTitle: team.members.find(({ name }) => name === author)?.level,
    dateText: longDate(date, language),
  };
}

export type PostCardData = ReturnType<typeof postCard>;

interface PostCardProps {
  post: PostCardData;
  linkText: string;
  /** True if the cover is fetched soon after the page, not when it nears the screen. */
  isCoverSoon?: boolean;
}

/** Renders a post's card. The first of lists in `data-lead` is larger, whichever post that is. */
export function PostCard({ post, linkText, isCoverSoon = false }: PostCardProps) {
  const { title, excerpt, category, image, path } = post;
  return (
    <article className={styles.card}>
      {image && (
        <div className={styles.cover}>
          <Cover src={image} {...pictureSizes.post} loads={isCoverSoon ? "soon" : "near"} />
        </div>
      )}
      <div className={styles.words}>
        <div className={styles.column}>
          <Badge tone="water">{category}</Badge>
          <Heading level={3}>{title}</Heading>
          <PostMeta {...post} />
        </div>
        <div className={styles.column}>
          <Text tone="soft">{excerpt}</Text>
          <TextLink href={path} tone="strong" reach="card">
            {linkText}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </TextLink>
        </div>
      </div>
    </article>
  );
}

interface PostMetaProps extends PostCardData {
  /** When the figures were checked. */
  checked?: string;
}

export function PostMeta(props: PostMetaProps) {
  const { author, authorTitle, date, dateText, readTime, checked } = props;
  return (
    <div className={styles.meta}>
      <span>{[author, authorTitle].filter(Boolean).join(", ")}</span>{" "}
      <time dateTime={date}>{dateText}</time> <span>{readTime}</span>{" "}
      {checked && <span>{checked}</span>}
    </div>
  );
}
