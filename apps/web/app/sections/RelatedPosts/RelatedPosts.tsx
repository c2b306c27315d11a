import { Heading, Section, Stack } from "@mortgage-kit/ui";
import { PostCard } from "../PostCard/PostCard.tsx";
import type { PostCardData } from "../PostCard/postCard.ts";

export interface RelatedPostsProps {
  title: string;
  linkText: string;
  posts: readonly PostCardData[];
}

export function RelatedPosts({ title, linkText, posts }: RelatedPostsProps) {
  if (posts.length === 0) return null;
  return (
    <Section space="m">
      <Stack space="l">
        <Heading level={2} size="heading">
          {title}
        </Heading>
        <ul>
          {posts.map((post) => (
            <li key={post.id}>
              <PostCard post={post} linkText={linkText} fetched="soon" />
            </li>
          ))}
        </ul>
      </Stack>
    </Section>
  );
}
