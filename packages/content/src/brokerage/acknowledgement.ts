import { fill } from "../fill.ts";
import type { Words } from "../words.ts";
import { addressLines } from "./addressLines.ts";
import type { Brokerage } from "./brokerageSchema.ts";

/**
 * Returns the mail that confirms the receipt of an application. It repeats no input, because anyone
 * can enter another person's address, and contains no figure that could be taken for an offer.
 */
export function acknowledgement(
  brokerage: Brokerage,
  { acknowledgement: words }: Words,
): { subject: string; text: string } {
  const { name, licence, phone, email } = brokerage;
  return {
    subject: fill(words.subject, { name }),
    text: [
      words.text,
      "",
      fill(words.withdraw, { email, phone }),
      "",
      name,
      `${licence.label}, ${licence.number}`,
      addressLines(brokerage).join(", "),
      "",
    ].join("\n"),
  };
}
