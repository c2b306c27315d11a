import { z } from "zod";
import { text, texts } from "../fields.ts";
import { pageMetadataSchema } from "./pageMetadata.ts";

/** Page that the frame shows until a provider hosts the form. */
export const contactFormPlaceholderSchema = z.strictObject({
  title: text,
  text: texts,
  atHand: z.strictObject({ title: text, items: texts }),
  applyButton: text,
  callButton: text,
  emailButton: text,
  metadata: pageMetadataSchema,
});

export type ContactFormPlaceholder = z.infer<typeof contactFormPlaceholderSchema>;
