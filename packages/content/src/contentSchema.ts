import { z } from "zod";
import { brokerageSchema } from "./brokerage/brokerageSchema.ts";
import { complianceSchema } from "./compliance/complianceSchema.ts";
import { faqCategorySchema } from "./faqs/faqSchema.ts";
import { slug, text } from "./fields.ts";
import { processStepSchema } from "./home/processStepSchema.ts";
import { reviewSchema } from "./home/reviewSchema.ts";
import { statSchema } from "./home/statSchema.ts";
import { lookSchema } from "./look/lookSchema.ts";
import { footerSchema } from "./navigation/footerSchema.ts";
import { headerWordsSchema, navigationItemSchema } from "./navigation/navigationSchema.ts";
import { applicationPageSchema } from "./pages/applicationPageSchema.ts";
import { blogPageSchema } from "./pages/blogPageSchema.ts";
import { calculatorPageSchema } from "./pages/calculatorPageSchema.ts";
import { careersPageSchema } from "./pages/careersPageSchema.ts";
import { checklistPageSchema } from "./pages/checklistPageSchema.ts";
import { contactFormPlaceholderSchema } from "./pages/contactFormPlaceholderSchema.ts";
import { contactPageSchema } from "./pages/contactPageSchema.ts";
import { contactSectionSchema } from "./pages/contactSectionSchema.ts";
import { embedPageSchema } from "./pages/embedPageSchema.ts";
import { faqPageSchema } from "./pages/faqPageSchema.ts";
import { homePageSchema } from "./pages/homePageSchema.ts";
import { notFoundPageSchema } from "./pages/notFoundPageSchema.ts";
import { podcastPageSchema } from "./pages/podcastPageSchema.ts";
import { postPageSchema } from "./pages/postPageSchema.ts";
import { profilePageSchema } from "./pages/profilePageSchema.ts";
import { ratesPageSchema } from "./pages/ratesPageSchema.ts";
import { resourcesPageSchema } from "./pages/resourcesPageSchema.ts";
import { servicePageSchema } from "./pages/servicePageSchema.ts";
import { teamPageSchema } from "./pages/teamPageSchema.ts";
import { videoSchema } from "./podcast/videoSchema.ts";
import { postSchema } from "./posts/postSchema.ts";
import { publishedRatesSchema } from "./rates/publishedRatesSchema.ts";
import { rateSchema } from "./rates/rateSchema.ts";
import { calculatorCardSchema } from "./resources/calculatorCardSchema.ts";
import { usefulLinkSchema } from "./resources/usefulLinkSchema.ts";
import { serviceSchema } from "./services/serviceSchema.ts";
import { teamMemberSchema } from "./team/teamMemberSchema.ts";
import { workedExamplesSchema } from "./workedExamplesSchema.ts";

/**
 * Schema of all content in a brokerage's folder. Without an optional part, the site omits its pages,
 * menu items, sections and drawings.
 */
export const contentSchema = z.strictObject({
  brokerage: brokerageSchema,
  look: lookSchema,
  header: headerWordsSchema,
  navigation: z.array(navigationItemSchema),
  footer: footerSchema,
  home: z.strictObject({
    page: homePageSchema,
    processSteps: z.array(processStepSchema).default([]),
    stats: z.array(statSchema).default([]),
    reviews: z.array(reviewSchema).default([]),
  }),
  contact: z.strictObject({
    page: contactPageSchema,
    section: contactSectionSchema,
    formPlaceholder: contactFormPlaceholderSchema,
  }),
  application: z.strictObject({ page: applicationPageSchema }),
  notFound: z.strictObject({ page: notFoundPageSchema }),
  team: z.strictObject({
    page: teamPageSchema.optional(),
    profile: profilePageSchema,
    /** Members in the order of the site. The first leads the team. */
    members: z.tuple([teamMemberSchema], teamMemberSchema),
  }),
  services: z
    .strictObject({ page: servicePageSchema, list: z.array(serviceSchema).min(1) })
    .optional(),
  resources: z
    .strictObject({
      page: resourcesPageSchema,
      calculatorPage: calculatorPageSchema,
      /** Page for site owners. Omit it to offer no embedding of the calculators. */
      embedPage: embedPageSchema.optional(),
      /** Calculators in the grid of the resources page and in the menu. */
      calculatorCards: z.array(calculatorCardSchema).min(1),
      /** Calculators below the grid. */
      furtherCalculators: z.array(calculatorCardSchema).default([]),
      /** True to show every other calculator below them, with the kit's own words. */
      otherCalculators: z.boolean().default(false),
      usefulLinks: z.array(usefulLinkSchema).default([]),
    })
    .optional(),
  blog: z
    .strictObject({
      page: blogPageSchema,
      postPage: postPageSchema,
      categories: z.array(text).min(1),
      posts: z.array(postSchema).min(1),
    })
    .optional(),
  faqs: z
    .strictObject({ page: faqPageSchema, categories: z.array(faqCategorySchema).min(1) })
    .optional(),
  podcast: z
    .strictObject({ slug, page: podcastPageSchema, videos: z.array(videoSchema).min(1) })
    .optional(),
  careers: z.strictObject({ page: careersPageSchema }).optional(),
  checklist: z.strictObject({ page: checklistPageSchema }).optional(),
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
