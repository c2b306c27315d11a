import { z } from "zod";
import { text } from "../fields.ts";
import { pageMetadataSchema } from "./pageMetadata.ts";

export const contactPageSchema = z.strictObject({
  title: text,
  subtitle: text,
  metadata: pageMetadataSchema,
});

export type ContactPage = z.infer<typeof contactPageSchema>;
