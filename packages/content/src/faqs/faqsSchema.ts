import { questionIds } from "@mortgage-kit/calculator-engine/insight";
import { z } from "zod";
import { slug, text, titled } from "../fields.ts";
import { icon } from "../icons.ts";
import { pageMetadataSchema } from "../pages/pageMetadata.ts";

/** Texts of the categories and the search above a list. */
export const filtersSchema = z.strictObject({
  label: text,
  allCategories: text,
  searchLabel: text,
  searchPlaceholder: text,
  /** Heading above answers that a search finds by meaning; `askTitle` labels the telephone below. */
  relatedTitle: text,
  askTitle: text,
});

const faqPageSchema = z.strictObject({
  hero: z.strictObject(titled),
  filters: filtersSchema,
  closing: z.strictObject({ title: text, text, applyButton: text, contactButton: text }),
  metadata: pageMetadataSchema,
});

/** Question and answer in plain text. Fill the answer's `{name}` figures before use. */
const faqSchema = z.strictObject({
  question: text.regex(/\?$/, { error: "a text that ends with a question mark" }),
  answer: text,
  /** Calculator that computes the answer, linked if the site has it. */
  calculator: z.enum(questionIds).optional(),
  onHomePage: z.literal(true).optional(),
});

const faqCategorySchema = z.strictObject({
  id: slug,
  title: text,
  icon,
  description: text,
  faqs: z.array(faqSchema).min(1),
});

export type FaqCategory = z.infer<typeof faqCategorySchema>;

export const faqsSchema = z.strictObject({
  page: faqPageSchema,
  categories: z.array(faqCategorySchema).min(1),
});
