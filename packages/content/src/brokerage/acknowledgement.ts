import { fill } from "../fill.ts";
import type { SiteWords } from "../words.ts";
import { addressLines } from "./addressLines.ts";
import type { LocalBrokerage } from "./brokerageFrom.ts";
import { complaintsLine } from "./complaintsLine.ts";

/**
 * Returns the mail that confirms the receipt of an application. It repeats no input, because anyone
 * can enter another person's address, and contains no figure that could be taken for an offer.
 */
export function acknowledgement(
  local: LocalBrokerage,
  allWords: SiteWords,
  reference?: string,
): { subject: string; text: string } {
  const { brokerage } = local;
  const { name, licence, phone, email } = brokerage;
  const words = allWords.acknowledgement;
  return {
    subject: fill(words.subject, { name }),
    text: [
      words.text,
      "",
      ...(reference ? [`${allWords.applicationForm.received.reference} ${reference}.`, ""] : []),
      fill(words.withdraw, { email, phone }),
      "",
      name,
      fill(words.licence, { ...licence }),
      addressLines(brokerage).join(", "),
      ...complaintsLine(local, allWords),
      "",
    ].join("\n"),
  };
}
