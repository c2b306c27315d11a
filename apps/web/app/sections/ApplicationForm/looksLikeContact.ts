const email = /^\S+@\S+\.\S+$/;

/**
 * Returns true for a text that can be an e-mail address, or a telephone number of at least seven
 * digits.
 */
export function looksLikeContact(text: string): boolean {
  const trimmed = text.trim();
  if (email.test(trimmed)) return true;
  // An extension, a country code or a note may stand beside the digits.
  return trimmed.replace(/\D/g, "").length >= 7;
}
