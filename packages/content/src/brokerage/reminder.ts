import { fill } from "../fill.ts";
import { wordsOf } from "../words.ts";
import type { Brokerage } from "./brokerageSchema.ts";
import { complaintsLine } from "./complaintsLine.ts";
import type { Reminder, reminderBlanks } from "./reminderSchema.ts";

export type ReminderValues = Partial<Record<(typeof reminderBlanks)[number], string>>;

/** Replaces the placeholders of a reminder text by the brokerage's data and the given values. */
export function fillReminder(
  text: string,
  { name, siteUrl: site, phone, email }: Brokerage,
  values: ReminderValues = {},
): string {
  return fill(text, { name, site, phone, email, ...values });
}

/** Returns the texts beside the checkbox: the consent, and the sender's contacts that CASL requires. */
export function consentWords(brokerage: Brokerage, { consent }: Reminder) {
  const { name, address, phone, email } = brokerage;
  const { street, city, province, postalCode } = address;
  return {
    agree: fillReminder(consent.text, brokerage),
    sender: `${consent.sender} ${name}, ${street}, ${city}, ${province} ${postalCode}, ${phone}, ${email}`,
  };
}

/** Returns the consent to store with each request: the full text beside the checkbox. */
export function reminderConsent(brokerage: Brokerage, reminder: Reminder) {
  const { agree, sender } = consentWords(brokerage, reminder);
  return {
    version: reminder.consent.version,
    language: "en-CA",
    text: `${agree} ${sender}`,
    documents: [],
  };
}

interface Mail {
  subject: string;
  text: string;
}
interface Links {
  confirm: string;
  withdraw: string;
}

function composed(
  brokerage: Brokerage,
  words: { subject: string; text: readonly string[] },
  values: ReminderValues,
  { action, withdraw }: { action: string | undefined; withdraw: string },
): Mail {
  const { name, licence, address, phone, email } = brokerage;
  const fill = (text: string) => fillReminder(text, brokerage, values);
  return {
    subject: fill(words.subject),
    text: [
      ...words.text.flatMap((paragraph, index) => [
        fill(paragraph),
        "",
        // The link follows the first paragraph, before its explanation.
        ...(index === 0 && action ? [action, ""] : []),
      ]),
      withdraw,
      "",
      name,
      `${licence.label}, ${licence.number}`,
      `${address.street}, ${address.city}, ${address.province} ${address.postalCode}`,
      `${phone}, ${email}`,
      ...complaintsLine(brokerage, wordsOf("en")),
      "",
    ].join("\n"),
  };
}

/** Returns the mail with the confirmation link. Of the visitor's input, it repeats only the month. */
export function confirmationMail(
  brokerage: Brokerage,
  { mails }: Reminder,
  values: { month: string; hours: string },
  links: Links,
): Mail {
  const withdraw = `${mails.withdraw}\n${links.withdraw}`;
  return composed(brokerage, mails.confirmation, values, { action: links.confirm, withdraw });
}

/** Returns the reminder mail. It contains no figure that could be taken for an offer. */
export function reminderMail(
  brokerage: Brokerage,
  { mails }: Reminder,
  values: { month: string },
  links: Pick<Links, "withdraw">,
): Mail {
  const withdraw = `${mails.withdraw}\n${links.withdraw}`;
  return composed(brokerage, mails.reminder, values, { action: undefined, withdraw });
}
