import { z } from "zod";
import { day, slug, text } from "../fields.ts";

/** Fields of an article that its author writes. */
const written = z.strictObject({
  id: z.int().positive(),
  slug,
  title: text,
  excerpt: text,
  /** Slug of the team member who wrote the article. */
  author: slug,
  date: day,
  category: text,
  metaTitle: text.max(65),
  metaDescription: text.max(160),
  focusKeyword: text,
  /** HTML with figures of law as `{name}`, to be filled before display. */
  content: text,
});

const wordsPerMinute = 220;

function readTime(html: string): string {
  const words = html
    .replace(/<[^>]+>/g, " ")
    .trim()
    .split(/\s+/).length;
  return `${Math.max(1, Math.round(words / wordsPerMinute))} min read`;
}

/** Article, with its reading time and the path of its cover image. */
export const postSchema = written.transform((post) => {
  const cover = `/art/posts/${post.slug}.svg`;
  return { ...post, readTime: readTime(post.content), image: cover, featuredImage: cover };
});

export type PostSource = z.input<typeof postSchema>;
export type Post = z.output<typeof postSchema>;
