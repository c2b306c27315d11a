import { fill } from "../fill.ts";
import type { SiteWords } from "../words.ts";
import type { Brokerage } from "./brokerageSchema.ts";

/** Returns the line of a mail that names the person designated for complaints, if there is one. */
export function complaintsLine(
  { complaintsOfficer, siteUrl }: Brokerage,
  words: SiteWords,
): string[] {
  if (!complaintsOfficer) return [];
  const { name, title, email } = complaintsOfficer;
  const values = { officer: `${name}, ${title}`, email, page: `${siteUrl}/complaints` };
  return [fill(words.complaints.mail, values)];
}
