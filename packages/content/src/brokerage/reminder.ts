import { fill } from "../fill.ts";
import { type SiteLanguage, wordsOf } from "../words.ts";
import type { Brokerages, LocalBrokerage } from "./brokerageFrom.ts";
import type { Brokerage } from "./brokerageSchema.ts";
import { complaintsLine } from "./complaintsLine.ts";
import type { Reminder, reminderBlanks } from "./reminderSchema.ts";

export type ReminderValues = Partial<Record<(typeof reminderBlanks)[number], string>>;

/** Texts of the reminder in a language, and the brokerage that sends it. */
export interface ReminderTexts extends LocalBrokerage {
  readonly reminder: Reminder;
}

/** Returns the texts of the reminder by language, English where there are no others, if there are any. */
export function reminderTexts(
  brokerages: Brokerages,
): Readonly<Record<SiteLanguage, ReminderTexts>> | undefined {
  const [en, fr] = [brokerages.en, brokerages.fr].map(({ brokerage, ...local }) => {
    const { reminder } = brokerage;
    return reminder && { ...local, brokerage, reminder };
  });
  return en && { en, fr: fr ?? en };
}

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
export function reminderConsent({ brokerage, reminder, language }: ReminderTexts) {
  const { agree, sender } = consentWords(brokerage, reminder);
  return {
    version: reminder.consent.version,
    language: `${language}-CA`,
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
  texts: ReminderTexts,
  kind: "confirmation" | "reminder",
  values: ReminderValues,
  { confirm, withdraw }: Partial<Links> & Pick<Links, "withdraw">,
): Mail {
  const { brokerage, reminder, language } = texts;
  const { name, licence, address, phone, email } = brokerage;
  const { [kind]: mail, withdraw: toWithdraw } = reminder.mails;
  const words = wordsOf(language);
  const filled = (text: string) => fillReminder(text, brokerage, values);
  return {
    subject: filled(mail.subject),
    text: [
      ...mail.text.flatMap((paragraph, index) => [
        filled(paragraph),
        "",
        // The link follows the first paragraph, before its explanation.
        ...(index === 0 && confirm ? [confirm, ""] : []),
      ]),
      `${toWithdraw}\n${withdraw}`,
      "",
      name,
      fill(words.acknowledgement.licence, { ...licence }),
      `${address.street}, ${address.city}, ${address.province} ${address.postalCode}`,
      `${phone}, ${email}`,
      ...complaintsLine(texts, words),
      "",
    ].join("\n"),
  };
}

/** Returns the mail with the confirmation link. Of the visitor's input, it repeats only the month. */
export function confirmationMail(
  texts: ReminderTexts,
  values: { month: string; hours: string },
  links: Links,
): Mail {
  return composed(texts, "confirmation", values, links);
}

/** Returns the reminder mail. It contains no figure that could be taken for an offer. */
export function reminderMail(
  texts: ReminderTexts,
  values: { month: string },
  { withdraw }: Pick<Links, "withdraw">,
): Mail {
  return composed(texts, "reminder", values, { withdraw });
}
