import { z } from "zod";
import { text } from "../fields.ts";
import { pageMetadataSchema } from "../pages/pageMetadata.ts";

/** Placeholders that a text of the reminder may hold. */
export const reminderBlanks = ["name", "month", "hours", "site", "phone", "email"] as const;

const known = new Set<string>(reminderBlanks.map((name) => `{${name}}`));

/** A text in which {month} and its like are filled in. */
const filled = text.refine(
  (value) => (value.match(/\{[^}]*\}/g) ?? []).every((blank) => known.has(blank)),
  { error: `a text with no other braces than ${[...known].join(", ")}` },
);

const answer = z.strictObject({ title: filled, text: z.array(filled).min(1) });
const question = answer.extend({ button: text });
const mail = z.strictObject({ subject: filled, text: z.array(filled).min(1) });

/** The reminder before a renewal: the page that asks, the consent, the mails and the answers. */
export const reminderSchema = z.strictObject({
  /**
   * Words that a visitor agrees to. The sender's name, address and contacts stand beneath it and are stored
   * with it, so changed words, or a changed sender, need a new version.
   */
  consent: z.strictObject({ version: text, text: filled, sender: text }),
  page: z.strictObject({
    hero: z.strictObject({ title: text, subtitle: text }),
    form: z.strictObject({
      title: text,
      text,
      email: text,
      month: text,
      /** Before a month is chosen. */
      noMonth: text,
      year: text,
      yearHint: text,
      honeypot: text,
      submit: text,
    }),
    steps: z.strictObject({
      title: text,
      items: z.array(z.strictObject({ title: text, text: filled })).min(1),
    }),
    /** In the form's place on a server that sends no mail. */
    off: z.strictObject({ title: text, text }),
    metadata: pageMetadataSchema,
  }),
  /** Label of the links to the page from the Renewal Check and the resources. */
  link: text,
  answers: z.strictObject({
    /** The same whether an address is known or not. */
    asked: answer,
    confirm: question,
    confirmed: answer,
    expired: answer,
    withdraw: question,
    withdrawn: answer,
    refused: z.strictObject({ title: text, back: text }),
    tooSoon: text,
  }),
  mails: z.strictObject({
    confirmation: mail,
    reminder: mail,
    /** Before the link that withdraws. */
    withdraw: text,
  }),
});

export type ReminderSource = z.input<typeof reminderSchema>;
export type Reminder = z.infer<typeof reminderSchema>;
