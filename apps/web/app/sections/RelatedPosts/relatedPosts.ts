const maxRelated = 2;

/** Returns up to two other posts of the same category, in the order given. */
export function relatedPosts<P extends { slug: string; category: string }>(
  post: P,
  posts: readonly P[],
): P[] {
  return posts
    .filter(({ slug, category }) => slug !== post.slug && category === post.category)
    .slice(0, maxRelated);
}
