import type { Post, Site } from "@mortgage-kit/content";
import { longDate } from "../../dates/longDate.ts";

/** Returns the card data of a post. Call it in a loader. */
export function postCard({ language, team }: Site, post: Post) {
  const { slug, title, excerpt, author, date, readTime, category, image } = post;
  return {
    path: `/blogs/${slug}`,
    title,
    excerpt,
    author,
    authorTitle: team.members.find(({ name }) => name === author)?.level,
    date,
    dateText: longDate(date, language),
    readTime,
    category,
    image,
  };
}

export type PostCardData = ReturnType<typeof postCard>;
