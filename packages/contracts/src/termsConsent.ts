/**
 * What a visitor agrees to when sending an application. The version is stored as evidence with
 * each one, so a change of the wording needs a new version.
 */
export const termsConsent = {
  version: "2024-1",
  text: "I agree to the Terms of Use, Privacy Policy, and Disclosure",
  refusal: "Please agree to the Terms of Use, Privacy Policy, and Disclosure",
} as const;
