import { z } from "zod";
import type { AnswerLanguage } from "./detailChoices.ts";
import { type termsConsent, termsConsents } from "./termsConsent.ts";

/** Evidence of a consent: the text shown on the page, and the documents that it names. */
export const consentRecord = z.strictObject({
  version: z.string().min(1),
  language: z.string().min(1),
  text: z.string().min(1),
  documents: z.array(
    z.strictObject({
      title: z.string().min(1),
      /** Null until the brokerage configures the document's address; likewise its version. */
      href: z.string().nullable(),
      version: z.string().nullable(),
    }),
  ),
});

export type ConsentRecord = z.infer<typeof consentRecord>;

type DocumentName = (typeof termsConsent.documents)[number]["name"];

type ConfiguredDocuments = Record<
  DocumentName,
  { href?: string | undefined; version?: string | undefined }
>;

/**
 * Returns the current consent with a brokerage's documents, for the page and the stored evidence.
 *
 * @example
 * consentFor({ terms: { href: "/terms", version: "2026-1" }, privacy: {}, disclosure: {} }).documents[0];
 * // { title: "Terms of Use", href: "/terms", version: "2026-1" }
 */
export function consentFor(
  configured: ConfiguredDocuments,
  pageLanguage: AnswerLanguage = "en",
): ConsentRecord {
  const { version, language, text, documents } = termsConsents[pageLanguage];
  return {
    version,
    language,
    text,
    documents: documents.map(({ name, title }) => ({
      title,
      href: configured[name].href ?? null,
      version: configured[name].version ?? null,
    })),
  };
}
