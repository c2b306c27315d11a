import { z } from "zod";
import { day, slug, text } from "../fields.ts";

/** Fields that an author writes. */
const written = z.strictObject({
  id: z.int().positive(),
  slug,
  title: text,
  excerpt: text,
  /** The slug of the member who wrote it. */
  author: slug,
  date: day,
  category: text,
  metaTitle: text.max(65),
  metaDescription: text.max(160),
  focusKeyword: text,
  /** HTML that cites figures of law as `{{name}}`; fill them before showing it. */
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

/** One record serves the list and the detail page, so the two cannot disagree. */
export const postSchema = written.transform((post) => {
  const cover = `/art/posts/${post.slug}.svg`;
  return { ...post, readTime: readTime(post.content), image: cover, featuredImage: cover };
});

export type PostSource = z.input<typeof postSchema>;
export type Post = z.output<typeof postSchema>;
