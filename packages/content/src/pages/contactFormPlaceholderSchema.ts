import { z } from "zod";
import { text, texts } from "../fields.ts";
import { pageMetadataSchema } from "./pageMetadata.ts";

/** Page with the call-back form, which the frame shows until a provider hosts a form. */
export const contactFormPlaceholderSchema = z.strictObject({
  title: text,
  text: texts,
  metadata: pageMetadataSchema,
});

export type ContactFormPlaceholder = z.infer<typeof contactFormPlaceholderSchema>;
