/** Field delimiters. Contact fields cannot contain them, so that no name can imitate a delimiter. */
const start = "\u0001";
const end = "\u0002";

interface Person {
  first_name: string;
  last_name: string;
  phone_or_email: string;
}

/** Folds case, accents and width, so that "Maelle" finds "Maëlle". */
function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}

const digitsOf = (text: string) => text.replace(/\D/g, "");
const looksLikePhone = (text: string) => /^[\d\s().+-]+$/.test(text) && digitsOf(text).length >= 7;

/**
 * Returns the text that `find` searches: names in both orders, the contact, and the last ten digits
 * of a telephone number.
 */
export function searchText({ first_name, last_name, phone_or_email }: Person): string {
  const names = [`${first_name} ${last_name}`, `${last_name} ${first_name}`, phone_or_email];
  const digits = digitsOf(phone_or_email).slice(-10);
  return `${names.map((own) => start + folded(own)).join("")}${start}${digits}${end}`;
}

/** Returns the pattern of SQL's `like ... escape '\'` that finds a name, address or telephone number. */
export function searchPattern(sought: string): string {
  // The country code is optional.
  const text = looksLikePhone(sought) ? digitsOf(sought).slice(-10) + end : folded(sought);
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
