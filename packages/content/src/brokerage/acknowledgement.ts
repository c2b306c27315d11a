import { addressLines } from "./addressLines.ts";
import type { Brokerage } from "./brokerageSchema.ts";

/**
 * Returns the mail that confirms the receipt of an application. It repeats no input, because anyone
 * can enter another person's address, and contains no figure that could be taken for an offer.
 */
export function acknowledgement(brokerage: Brokerage): { subject: string; text: string } {
  const { name, licence, phone, email } = brokerage;
  return {
    subject: `${name}: we have your application`,
    text: [
      "Thank you. Your mortgage application has reached us, and a licensed agent will be in touch soon.",
      "",
      `If it was not you who sent it, or if you would rather not hear from us, write to ${email} or call ${phone}.`,
      "",
      name,
      `${licence.label}, ${licence.number}`,
      addressLines(brokerage).join(", "),
      "",
    ].join("\n"),
  };
}
