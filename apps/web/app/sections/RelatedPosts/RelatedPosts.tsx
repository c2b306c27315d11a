import { Heading, Section, Stack } from "@mortgage-kit/ui";
import { PostCard, type PostCardData } from "../PostCard/PostCard.tsx";

const maxRelated = 2;

export function relatedPosts<P extends { slug: string; category: string }>(
  post: P,
  posts: readonly P[],
): P[] {
  return posts
    .filter(({ slug, category }) => slug !== post.slug && category === post.category)
    .slice(0, maxRelated);
}

interface RelatedPostsProps {
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
            <li key={post.path}>
              <PostCard post={post} linkText={linkText} isCoverSoon />
            </li>
          ))}
        </ul>
      </Stack>
    </Section>
  );
}
