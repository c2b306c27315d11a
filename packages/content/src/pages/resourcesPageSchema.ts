import { z } from "zod";
import { text } from "../fields.ts";
import { pageMetadataSchema } from "./pageMetadata.ts";

const section = { title: text, subtitle: text };

/** The calculators' hub. The words for links and videos may be left out with what they introduce. */
export const resourcesPageSchema = z.strictObject({
  hero: z.strictObject({ title: text, subtitle: text }),
  calculators: z.strictObject({ ...section, button: text }),
  usefulLinks: z.strictObject({ ...section, linkText: text }).optional(),
  videos: z.strictObject({ ...section, button: text }).optional(),
  metadata: pageMetadataSchema,
});

export type ResourcesPage = z.infer<typeof resourcesPageSchema>;
