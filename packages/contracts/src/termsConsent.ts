import type { AnswerLanguage } from "./detailChoices.ts";

/** Documents named in the text, each with the name of its setting. */
const documents = [
  { name: "terms", title: "Terms of Use" },
  { name: "privacy", title: "Privacy Policy" },
  { name: "disclosure", title: "Disclosure" },
] as const;

const documentsFrench = [
  { name: "terms", title: "Conditions d’utilisation" },
  { name: "privacy", title: "Politique de confidentialité" },
  { name: "disclosure", title: "Divulgation" },
] as const;

/**
 * Returns the words of a consent, or throws if they differ from the checksum of their version: words
 * that visitors have agreed to must not change.
 */
export function unchanged<
  Words extends { version: string; language: string; text: string; checksum: string },
>(words: Words): Words {
  const { version, language, text, checksum } = words;
  const now = wordsChecksum([version, language, text]);
  if (now === checksum) return words;
  throw new Error(
    `The words of consent ${version} are not those released under it: give changed words a version of their own, with the checksum of the two.`,
  );
}

/**
 * Consent to send an application. The page shows this text, and the server stores it as evidence. A
 * changed text needs a new version.
 */
export const termsConsent = unchanged({
  version: "2024-1",
  language: "en-CA",
  text: "I agree to the Terms of Use, Privacy Policy, and Disclosure",
  checksum: "2d5c3297",
  documents,
  refusal: "Please agree to the Terms of Use, Privacy Policy, and Disclosure",
} as const);

/** The same consent by the language of the page that asks for it. */
export const termsConsents = {
  en: termsConsent,
  fr: unchanged({
    version: "2026-1-fr",
    language: "fr-CA",
    text: "J’accepte les Conditions d’utilisation, la Politique de confidentialité et la Divulgation",
    checksum: "6f6a37f7",
    documents: documentsFrench,
    refusal:
      "Veuillez accepter les Conditions d’utilisation, la Politique de confidentialité et la Divulgation",
  } as const),
} satisfies Record<AnswerLanguage, unknown>;

/**
 * Returns the language of the page on which a consent of a version was given.
 *
 * @example
 * languageOfConsent("2024-1"); // "en"
 */
export const languageOfConsent = (version: string): AnswerLanguage =>
  version === termsConsents.fr.version ? "fr" : "en";

/**
 * Consent to add details to an application, given by the button below this text. The server stores it
 * as evidence. A changed text needs a new version.
 */
export const detailsConsent = unchanged({
  version: "details-2026-1",
  language: "en-CA",
  text: "This is added to your application: our staff read it to prepare their answer, and it is kept and erased with the application.",
  checksum: "79d42599",
  documents: [] as [],
} as const);

/** The same consent by the language of the page that asks for it. */
export const detailsConsents = {
  en: detailsConsent,
  fr: unchanged({
    version: "details-2026-1-fr",
    language: "fr-CA",
    text: "Ceci s’ajoute à votre demande : notre personnel le lit pour préparer sa réponse, et c’est conservé puis effacé avec la demande.",
    checksum: "c1ea908c",
    documents: [] as [],
  } as const),
} satisfies Record<AnswerLanguage, unknown>;

/**
 * Returns a checksum that detects edits: FNV-1a over the UTF-16 code units, 32 bits in hex. It
 * protects against mistakes, not against forgery.
 */
function wordsChecksum(parts: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const character of parts.join("\n").split("")) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, "0");
}
