import { eachLead, type LeadRecord } from "./leadRecords.ts";
import type { LeadDatabase } from "./openDatabase.ts";

/** Letters without case, accents and width, so that "Maelle" finds "Maëlle". */
function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}

const digitsOf = (text: string) => text.replace(/\D/g, "");
const looksLikePhone = (text: string) => /^[\d\s().+-]+$/.test(text) && digitsOf(text).length >= 7;

type Person = Pick<LeadRecord, "first_name" | "last_name" | "phone_or_email">;

/** Whether a name, a telephone number however written, or an e-mail address is this person's. */
export function isPerson(person: Person, sought: string): boolean {
  const { first_name, last_name, phone_or_email } = person;
  if (looksLikePhone(sought)) {
    // The country's code may be written or not.
    return digitsOf(phone_or_email).slice(-10).endsWith(digitsOf(sought).slice(-10));
  }
  const text = folded(sought);
  return [`${first_name} ${last_name}`, `${last_name} ${first_name}`, phone_or_email].some((own) =>
    folded(own).includes(text),
  );
}

/** Every application of a person, oldest first, suspected ones too. */
export async function findPeople(db: LeadDatabase, sought: string): Promise<LeadRecord[]> {
  const found: LeadRecord[] = [];
  for await (const lead of eachLead(db, {})) {
    if (isPerson(lead, sought)) found.push(lead);
  }
  return found;
}
