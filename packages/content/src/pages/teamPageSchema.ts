import { z } from "zod";
import { phoneNumber, text, texts } from "../fields.ts";
import { pageMetadataSchema } from "./pageMetadata.ts";

export const teamPageSchema = z.strictObject({
  hero: z.strictObject({ title: text, subtitle: text, button: text }),
  easy: z.strictObject({
    title: text,
    text: texts,
    button: text,
    /** Visually hidden text after the button's label, for screen readers and search engines. */
    buttonAbout: z.string(),
  }),
  members: z.strictObject({ title: text, buttonVerb: text }),
  contact: z.strictObject({ title: text, text, button: text, phone: phoneNumber }),
  metadata: pageMetadataSchema,
});

export type TeamPage = z.infer<typeof teamPageSchema>;
