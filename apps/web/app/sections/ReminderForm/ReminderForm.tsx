import type { Reminder } from "@mortgage-kit/content";
import { type ConsentRecord, reminderPaths } from "@mortgage-kit/contracts";
import { Button, Checkbox, Select, TextField } from "@mortgage-kit/ui";
import { Honeypot } from "../ApplicationForm/SpamSignalFields.tsx";
import { breakableAddress } from "../ContactLink/ContactLink.tsx";
import * as styles from "./ReminderForm.css.ts";

const monthName = new Intl.DateTimeFormat("en-CA", { month: "long", timeZone: "UTC" });
const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: monthName.format(new Date(Date.UTC(2000, index))),
}));

export interface ReminderFormProps {
  words: Reminder["page"]["form"] & { agree: string; sender: string };
  /** The record that is stored with each request. */
  consent: ConsentRecord;
  emailLimit: number;
}

/**
 * Asks for an address, a month and a consent. A plain form post with scripts and without; the browser
 * itself names what is missing.
 */
export function ReminderForm({ words, consent, emailLimit }: ReminderFormProps) {
  return (
    // The server reads the record from here, so that it stores what the page really showed.
    <form
      className={styles.form}
      method="post"
      action={reminderPaths.ask}
      data-consent={JSON.stringify(consent)}
    >
      <TextField
        type="email"
        name="email"
        label={words.email}
        autoComplete="email"
        autoCapitalize="none"
        maxLength={emailLimit}
        required
      />
      <div className={styles.when}>
        <Select
          name="renewalMonth"
          label={words.month}
          options={[{ value: "", label: words.noMonth }, ...months]}
          value=""
          onChange={() => {}}
          required
        />
        <TextField
          name="renewalYear"
          label={words.year}
          hint={words.yearHint}
          inputMode="numeric"
          pattern="2[0-9]{3}"
          maxLength={4}
          autoComplete="off"
          required
        />
      </div>
      <Honeypot label={words.honeypot} />
      <Checkbox
        name="agreedToReminder"
        value="true"
        label={words.agree}
        hint={breakableAddress(words.sender)}
        required
      />
      <Button type="submit">{words.submit}</Button>
      {/* Its request notes when the form was seen, which no script has to do. */}
      <img src={reminderPaths.opened} alt="" width="1" height="1" loading="lazy" />
    </form>
  );
}
