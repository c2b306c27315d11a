/** Characters that a contact field cannot hold, so that no name can pretend to be a boundary. */
const start = "\u0001";
const end = "\u0002";

interface Person {
  first_name: string;
  last_name: string;
  phone_or_email: string;
}

/** Folds case, accents and width, so that "Maelle" finds "Maëlle". */
export function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}

const digitsOf = (text: string) => text.replace(/\D/g, "");
const looksLikePhone = (text: string) => /^[\d\s().+-]+$/.test(text) && digitsOf(text).length >= 7;

/**
 * Returns the text that `find` searches: names both ways round, the contact, and a telephone's last
 * ten digits.
 */
export function searchText({ first_name, last_name, phone_or_email }: Person): string {
  const names = [`${first_name} ${last_name}`, `${last_name} ${first_name}`, phone_or_email];
  const digits = digitsOf(phone_or_email).slice(-10);
  return `${names.map((own) => start + folded(own)).join("")}${start}${digits}${end}`;
}

/** Returns the pattern of SQL's `like ... escape '\'` that finds a name, address or telephone number. */
export function searchPattern(sought: string): string {
  // The country's code may be written or not.
  const text = looksLikePhone(sought) ? digitsOf(sought).slice(-10) + end : folded(sought);
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
