import { z } from "zod";
import { filtersSchema } from "../faqs/faqsSchema.ts";
import { day, picture, pictureAddress, slug, text, titled } from "../fields.ts";
import { pageMetadataSchema } from "../pages/pageMetadata.ts";

const blogPageSchema = z.strictObject({
  hero: z.strictObject({ ...titled, button: text }),
  feed: z.strictObject({ title: text, loading: text, allPostsLink: text }),
  filters: filtersSchema,
  posts: z.strictObject({ title: text, linkText: text }),
  newsletter: z.strictObject({
    title: text,
    text,
    emailLabel: text,
    emailPlaceholder: text,
    button: text,
    /** Text after a click on the button: nothing is sent, and how else to hear from the brokerage. */
    answer: text,
  }),
  closing: z.strictObject({ title: text, text, applyButton: text }),
  metadata: pageMetadataSchema,
});

/** Texts around every article, and of the page for an unknown article. */
const postPageSchema = z.strictObject({
  backLink: text,
  contentsTitle: text,
  closing: z.strictObject({ title: text, text, applyButton: text, contactButton: text }),
  relatedTitle: text,
  notFound: z.strictObject({ title: text, text, button: text }),
});

/** Fields of an article that its author writes. */
const written = z.strictObject({
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
  /** Wide picture on the article and its card. */
  cover: picture.optional(),
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

/** Article, with its reading time and the address of its cover. */
const postSchema = written.transform((post) => {
  const image = post.cover && pictureAddress(post.cover);
  return { ...post, readTime: readTime(post.content), image, featuredImage: image };
});

export type PostSource = z.input<typeof postSchema>;
export type Post = z.output<typeof postSchema>;

export const blogSchema = z.strictObject({
  page: blogPageSchema,
  postPage: postPageSchema,
  categories: z.array(text).min(1),
  posts: z
    .array(postSchema)
    .min(1)
    .transform((posts) => posts.map((post, index) => ({ id: index + 1, ...post }))),
});
