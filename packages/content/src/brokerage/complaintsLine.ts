import { fill } from "../fill.ts";
import type { SiteWords } from "../words.ts";
import type { LocalBrokerage } from "./brokerageFrom.ts";

/** Returns the line of a mail that names the person designated for complaints, if there is one. */
export function complaintsLine({ brokerage, base }: LocalBrokerage, words: SiteWords): string[] {
  const { complaintsOfficer, siteUrl } = brokerage;
  if (!complaintsOfficer) return [];
  const { name, title, email } = complaintsOfficer;
  const values = { officer: `${name}, ${title}`, email, page: `${siteUrl}${base}/complaints` };
  return [fill(words.complaints.mail, values)];
}
