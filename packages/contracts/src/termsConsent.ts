import type { AnswerLanguage } from "./detailChoices.ts";

/** The page shows this text, the server stores it as evidence. A changed text needs a new version. */
export const termsConsents = {
  en: {
    version: "2024-1",
    language: "en-CA",
    text: "I agree to the Terms of Use, Privacy Policy, and Disclosure",
    /** Documents named in the text, each with the name of its setting. */
    documents: [
      { name: "terms", title: "Terms of Use" },
      { name: "privacy", title: "Privacy Policy" },
      { name: "disclosure", title: "Disclosure" },
    ],
    refusal: "Please agree to the Terms of Use, Privacy Policy, and Disclosure",
  },
  fr: {
    version: "2026-1-fr",
    language: "fr-CA",
    text: "J’accepte les Conditions d’utilisation, la Politique de confidentialité et la Divulgation",
    documents: [
      { name: "terms", title: "Conditions d’utilisation" },
      { name: "privacy", title: "Politique de confidentialité" },
      { name: "disclosure", title: "Divulgation" },
    ],
    refusal:
      "Veuillez accepter les Conditions d’utilisation, la Politique de confidentialité et la Divulgation",
  },
} as const satisfies Record<AnswerLanguage, unknown>;

export const termsConsent = termsConsents.en;

/**
 * Returns the language of the page on which a consent of a version was given.
 *
 * @example
 * languageOfConsent("2024-1"); // "en"
 */
export const languageOfConsent = (version: string): AnswerLanguage =>
  version === termsConsents.fr.version ? "fr" : "en";

/** Given by the button below the text. Stored as evidence: a changed text needs a new version. */
export const detailsConsents = {
  en: {
    version: "details-2026-1",
    language: "en-CA",
    text: "This is added to your application: our staff read it to prepare their answer, and it is kept and erased with the application.",
    documents: [] as [],
  },
  fr: {
    version: "details-2026-1-fr",
    language: "fr-CA",
    text: "Ceci s’ajoute à votre demande : notre personnel le lit pour préparer sa réponse, et c’est conservé puis effacé avec la demande.",
    documents: [] as [],
  },
} satisfies Record<AnswerLanguage, unknown>;
