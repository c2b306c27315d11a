import { z } from "zod";
import { slug, text } from "../fields.ts";
import { icon } from "../icons.ts";
import { calculatorIds } from "../resources/calculatorCardSchema.ts";

/** Plain text. Answers cite figures of law as `{{name}}`; fill them before showing or searching them. */
export const faqSchema = z.strictObject({
  question: text.regex(/\?$/, { error: "a text that ends with a question mark" }),
  answer: text,
  /** The calculator that works the answer out, where the site has it. */
  calculator: z.enum(calculatorIds).optional(),
  /** The home page shows the questions that carry this mark. */
  onHomePage: z.literal(true).optional(),
});

export const faqCategorySchema = z.strictObject({
  id: slug,
  title: text,
  icon,
  description: text,
  faqs: z.array(faqSchema).min(1),
});

export type Faq = z.infer<typeof faqSchema>;
export type FaqCategory = z.infer<typeof faqCategorySchema>;
