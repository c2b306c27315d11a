import { z } from "zod";
import { text } from "../fields.ts";
import { pageMetadataSchema } from "./pageMetadata.ts";

const section = { title: text, subtitle: text };

/** Texts of the resources page. Omit the texts of a section that the site does not have. */
export const resourcesPageSchema = z.strictObject({
  hero: z.strictObject({ title: text, subtitle: text }),
  /** Texts of the sample rates. Their date and APR label are in `rateDisclosure`. */
  rates: z
    .strictObject({
      ...section,
      term: text,
      rate: text,
      footnote: text,
      /** Label of the link to the page with the brokerage's own rates, if there is one. */
      datedRatesLink: text.optional(),
    })
    .optional(),
  calculators: z.strictObject({ ...section, button: text }),
  furtherCalculators: z.strictObject({ ...section, button: text }).optional(),
  /** Label of the link to the page that configures an embedded calculator. */
  embedLink: text.optional(),
  usefulLinks: z.strictObject({ ...section, linkText: text }).optional(),
  videos: z.strictObject({ ...section, button: text }).optional(),
  metadata: pageMetadataSchema,
});

export type ResourcesPage = z.infer<typeof resourcesPageSchema>;
