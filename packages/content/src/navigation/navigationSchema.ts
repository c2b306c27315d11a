import { z } from "zod";
import { sitePath, text } from "../fields.ts";

/** Ids of the home page's sections that links target; `contact` is on other pages too. */
export const sectionIds = {
  services: "services",
  howItWorks: "how-it-works",
  reviews: "reviews",
  contact: "contact",
} as const;

/** Menu item: a link to a page, a home page section or an outside target, or the calculators' menu. */
export const navigationItemSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("page"), label: text, to: sitePath }),
  z.strictObject({
    kind: z.literal("section"),
    label: text,
    section: z.enum([sectionIds.services, sectionIds.howItWorks, sectionIds.reviews]),
  }),
  z.strictObject({ kind: z.literal("calculators"), label: text }),
  z.strictObject({
    kind: z.literal("target"),
    label: text,
    target: z.literal("applicationPortal"),
  }),
]);

export type NavigationItem = z.infer<typeof navigationItemSchema>;

/** Schema of the footer. The site adds the licence, and the links to services, people and documents. */
export const footerSchema = z.strictObject({
  blurb: text,
  /** Links to pages in order. The site omits links to pages that it does not have. */
  company: z.strictObject({
    title: text,
    links: z.array(z.strictObject({ label: text, to: sitePath })).min(1),
  }),
  independence: text.optional(),
  copyright: text,
});
