import { expect, test } from "vitest";
import { consentFor, consentRecord } from "./consentRecord.ts";
import { detailsConsents, termsConsent, termsConsents } from "./termsConsent.ts";

const none = { terms: {}, privacy: {}, disclosure: {} };

test.each([
  ["2024-1", "I agree to the Terms of Use, Privacy Policy, and Disclosure"],
  [
    "2026-1-fr",
    "J’accepte les Conditions d’utilisation, la Politique de confidentialité et la Divulgation",
  ],
  [
    "details-2026-1",
    "This is added to your application: our staff read it to prepare their answer, and it is kept and erased with the application.",
  ],
  [
    "details-2026-1-fr",
    "Ceci s’ajoute à votre demande : notre personnel le lit pour préparer sa réponse, et c’est conservé puis effacé avec la demande.",
  ],
])("the released words of consent %s are unchanged", (version, text) => {
  const consents = [...Object.values(termsConsents), ...Object.values(detailsConsents)];
  expect(consents.find((consent) => consent.version === version)?.text).toBe(text);
  expect(new Set(consents.map((consent) => consent.version)).size).toBe(4);
});

test("the record contains the words and each document with its URL and version", () => {
  const record = consentFor({
    ...none,
    privacy: { href: "https://legal.example/privacy", version: "3" },
  });
  expect(record).toEqual({
    version: termsConsent.version,
    language: "en-CA",
    text: termsConsent.text,
    documents: [
      { title: "Terms of Use", href: null, version: null },
      { title: "Privacy Policy", href: "https://legal.example/privacy", version: "3" },
      { title: "Disclosure", href: null, version: null },
    ],
  });
  expect(consentRecord.parse(record)).toEqual(record);
});

test("the words name each document", () => {
  for (const { title } of consentFor(none).documents) {
    expect(termsConsent.text).toContain(title);
    expect(termsConsent.refusal).toContain(title);
  }
});
