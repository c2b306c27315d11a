import {
  Badge,
  ContourArt,
  type ContourArtProps,
  Heading,
  Text,
  TextLink,
  VisuallyHidden,
} from "@mortgage-kit/ui";
import { drawingSizes } from "../../art/drawingSizes.ts";
import * as styles from "./PostCard.css.ts";
import { PostMeta } from "./PostMeta.tsx";
import type { PostCardData } from "./postCard.ts";

export interface PostCardProps {
  post: PostCardData;
  linkText: string;
  /** `l` puts the text beside the cover on a wide screen. */
  size?: keyof typeof styles.card;
  /** When the cover is fetched. */
  fetched?: ContourArtProps["fetched"];
}

export function PostCard({ post, linkText, size = "m", fetched = "near" }: PostCardProps) {
  const { title, excerpt, category, image, path } = post;
  return (
    <article className={styles.card[size]}>
      <div className={styles.cover[size]}>
        <ContourArt drawing={{ src: image, ...drawingSizes.post }} fit="cover" fetched={fetched} />
      </div>
      <div className={styles.words[size]}>
        <div className={styles.column}>
          <Badge tone="water">{category}</Badge>
          <Heading level={3} size={size === "l" ? "heading" : "subheading"}>
            {title}
          </Heading>
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
