import { z } from "zod";
import { text, titled } from "../fields.ts";
import { pageMetadataSchema } from "../pages/pageMetadata.ts";

export const reminderBlanks = ["name", "month", "hours", "site", "phone", "email"] as const;

const known = new Set<string>(reminderBlanks.map((name) => `{${name}}`));

/** Text with placeholders such as {month}, and no others than those of `reminderBlanks`. */
const filled = text.refine(
  (value) => (value.match(/\{[^}]*\}/g) ?? []).every((blank) => known.has(blank)),
  { error: `a text with no other braces than ${[...known].join(", ")}` },
);

const answer = z.strictObject({ title: filled, text: z.array(filled).min(1) });
const question = answer.extend({ button: text });
const mail = z.strictObject({ subject: filled, text: z.array(filled).min(1) });

/** Schema of the renewal reminder: its consent, its page with the form, the answers and the mails. */
export const reminderSchema = z.strictObject({
  /** Stored with the sender shown below it: a changed text or sender needs a new version. */
  consent: z.strictObject({ version: text, text: filled, sender: text }),
  page: z.strictObject({
    hero: z.strictObject(titled),
    form: z.strictObject({
      title: text,
      text,
      email: text,
      month: text,
      /** Option shown until a month is chosen. */
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
    /** Title and text above the calendar file, which replaces the form if the server sends no mail. */
    off: z.strictObject({ title: text, text }),
    metadata: pageMetadataSchema,
  }),
  /** Label of the links to the page from the Renewal Check and the resources. */
  link: text,
  answers: z.strictObject({
    /** Answer to a request, the same for known and unknown addresses. */
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
    /** Text before the link that withdraws the consent. */
    withdraw: text,
  }),
});

export type ReminderSource = z.input<typeof reminderSchema>;
export type Reminder = z.infer<typeof reminderSchema>;
