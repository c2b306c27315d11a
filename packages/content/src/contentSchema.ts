import { z } from "zod";
import { brokerageSchema } from "./brokerage/brokerageSchema.ts";
import { complianceSchema } from "./compliance/complianceSchema.ts";
import { faqsSchema } from "./faqs/faqsSchema.ts";
import { text } from "./fields.ts";
import { homeSchema } from "./home/homeSchema.ts";
import { lookSchema } from "./look/lookSchema.ts";
import { footerSchema, navigationItemSchema } from "./navigation/navigationSchema.ts";
import { careersPageSchema } from "./pages/careersPageSchema.ts";
import { checklistPageSchema } from "./pages/checklistPageSchema.ts";
import { contactSchema } from "./pages/contactSchema.ts";
import { metadataDescription } from "./pages/pageMetadata.ts";
import { ratesPageSchema } from "./pages/ratesPageSchema.ts";
import { podcastSchema } from "./podcast/podcastSchema.ts";
import { blogSchema } from "./posts/blogSchema.ts";
import { publishedRatesSchema } from "./rates/publishedRatesSchema.ts";
import { rateSchema } from "./rates/rateSchema.ts";
import { resourcesSchema } from "./resources/resourcesSchema.ts";
import { servicesSchema } from "./services/servicesSchema.ts";
import { teamSchema } from "./team/teamSchema.ts";
import { workedExamplesSchema } from "./workedExamplesSchema.ts";

/** Without an optional part, the site omits its pages, menu items, sections and drawings. */
export const contentSchema = z.strictObject({
  brokerage: brokerageSchema,
  look: lookSchema,
  navigation: z.array(navigationItemSchema),
  footer: footerSchema,
  home: homeSchema,
  contact: contactSchema,
  notFound: z
    .strictObject({ title: text, text, button: text, description: metadataDescription })
    .transform(({ description, ...page }) => ({
      ...page,
      metadata: { title: page.title, description },
    })),
  team: teamSchema,
  services: servicesSchema.optional(),
  resources: resourcesSchema.optional(),
  blog: blogSchema.optional(),
  faqs: faqsSchema.optional(),
  podcast: podcastSchema.optional(),
  careers: careersPageSchema.optional(),
  checklist: checklistPageSchema.optional(),
  /** Groups of words and phrases that the search treats as synonyms. */
  synonyms: z.array(z.array(text).min(2)).default([]),
  /** Phrases of searches about another business, such as "car insurance", which get no answer. */
  otherSubjects: z.array(text).default([]),
  /** Sample fixed rates, shown with `compliance.rateDisclosure`. */
  rates: z.array(rateSchema).default([]),
  compliance: complianceSchema,
  /** The brokerage's own dated rates and their page. */
  publishedRates: z.strictObject({ page: ratesPageSchema, rates: publishedRatesSchema }).optional(),
  workedExamples: workedExamplesSchema,
});

export type ContentSource = z.input<typeof contentSchema>;
export type Content = z.output<typeof contentSchema>;
