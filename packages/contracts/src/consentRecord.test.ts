import { expect, test } from "vitest";
import { consentFor, consentRecord } from "./consentRecord.ts";
import { termsConsent, unchanged } from "./termsConsent.ts";

const none = { terms: {}, privacy: {}, disclosure: {} };

test("changed consent words without a new version throw on import", () => {
  const text = `${termsConsent.text}.`;
  expect(() => unchanged({ ...termsConsent, text })).toThrow(
    "The words of consent 2024-1 are not those released under it",
  );
  expect(() => unchanged({ ...termsConsent, version: "2024-2" })).toThrow("consent 2024-2");
  expect(unchanged(termsConsent)).toBe(termsConsent);
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
