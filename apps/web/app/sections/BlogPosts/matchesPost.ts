export const allPosts = "all";

interface SearchedPost {
  category: string;
  title: string;
  excerpt: string;
  author: string;
}

/** Returns true for a post of the category whose words contain the text, in any case. */
export function matchesPost(post: SearchedPost, category: string, search: string): boolean {
  if (category !== allPosts && post.category !== category) return false;
  const wanted = search.toLowerCase();
  return [post.title, post.excerpt, post.author].some((text) =>
    text.toLowerCase().includes(wanted),
  );
}
