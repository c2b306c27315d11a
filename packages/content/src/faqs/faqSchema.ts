import { z } from "zod";
import { icon } from "../icons.ts";
import { slug } from "../slug.ts";

const line = z.string().trim().min(1);

/** Plain text. Answers cite figures of law as `{{name}}`; fill them before showing or searching them. */
export const faqSchema = z.strictObject({
  question: line.regex(/\?$/),
  answer: line,
  /** The home page shows the questions that carry this mark. */
  onHomePage: z.literal(true).optional(),
});

export const faqCategorySchema = z.strictObject({
  id: slug,
  title: line,
  icon,
  description: line,
  faqs: z.array(faqSchema).length(6),
});

export type Faq = z.infer<typeof faqSchema>;
export type FaqCategory = z.infer<typeof faqCategorySchema>;
