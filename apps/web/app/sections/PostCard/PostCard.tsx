import { Badge, Heading, Text, TextLink, VisuallyHidden } from "@mortgage-kit/ui";
import { pictureSizes } from "../../art/pictureSizes.ts";
import { ContourArt } from "../ContourArt/ContourArt.tsx";
import * as styles from "./PostCard.css.ts";
import { PostMeta } from "./PostMeta.tsx";
import type { PostCardData } from "./postCard.ts";

export interface PostCardProps {
  post: PostCardData;
  linkText: string;
  /** True if the cover is fetched soon after the page, not when it nears the screen. */
  isCoverSoon?: boolean;
}

/** Renders a post's card. The first of a list with `data-lead` is larger, whichever post that is. */
export function PostCard({ post, linkText, isCoverSoon = false }: PostCardProps) {
  const { title, excerpt, category, image, path } = post;
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <ContourArt drawing={{ src: image, ...pictureSizes.post }} isSoon={isCoverSoon} />
      </div>
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
