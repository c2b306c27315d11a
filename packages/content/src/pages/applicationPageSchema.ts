import { z } from "zod";
import { phoneNumber, text, texts } from "../fields.ts";
import { pageMetadataSchema } from "./pageMetadata.ts";

const message = z.strictObject({ title: text, text });

export const applicationPageSchema = z.strictObject({
  header: z.strictObject({ login: text, language: text }),
  form: z.strictObject({
    title: text,
    intro: text,
    firstName: text,
    lastName: text,
    phoneOrEmail: text,
    honeypot: text,
    submit: text,
    submitting: text,
  }),
  nextSteps: z.strictObject({ title: text, items: texts }),
  messages: z.strictObject({
    missing: message,
    termsNotAgreed: message,
    failed: z.strictObject({ title: text }),
    succeeded: message,
  }),
  /**
   * Placeholder texts that replace a document without an address. They state that they are not the
   * document.
   */
  documents: z.strictObject({
    placeholder: text,
    terms: texts,
    privacy: texts,
    disclosure: texts,
  }),
  footer: z.strictObject({
    brokerName: text,
    licences: texts,
    phone: phoneNumber,
    email: z.email(),
  }),
  metadata: pageMetadataSchema,
});

export type ApplicationPage = z.infer<typeof applicationPageSchema>;
