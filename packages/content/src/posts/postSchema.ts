import { z } from "zod";
import { slug } from "../slug.ts";

export const postCategories = [
  "First-Time Buyers",
  "Mortgage Basics",
  "Refinancing",
  "Home Buying Tips",
  "Credit & Finance",
  "Investment",
] as const;

const line = z.string().trim().min(1);

/** What an author writes. */
const written = z.strictObject({
  id: z.number().int().positive(),
  slug,
  title: line,
  excerpt: line,
  author: line,
  date: z.iso.date(),
  category: z.enum(postCategories),
  metaTitle: line.max(65),
  metaDescription: line.max(160),
  focusKeyword: line,
  /** HTML that cites figures of law as `{{name}}`; fill them before showing it. */
  content: line,
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
export type PostCategory = (typeof postCategories)[number];
