import type { Reminder } from "@mortgage-kit/content";
import type { SiteWords } from "@mortgage-kit/content/words";
import { reminderPaths } from "@mortgage-kit/contracts";
import { Button, Checkbox, Select, Text, TextField } from "@mortgage-kit/ui";
import type { Route } from "../../routes/+types/remind-me.ts";
import { breakableAddress } from "../ContactLink/ContactLink.tsx";
import { Honeypot } from "../FormFields/SpamSignalFields.tsx";
import * as styles from "./ReminderForm.css.ts";

/** Posts a plain form, which the browser validates. */
export function ReminderForm(props: Route.ComponentProps["loaderData"]) {
  const { words, consent, action, emailLimit, months } = props;
  return (
    // The server reads the consent record here, so that it stores what the page really showed.
    <form
      className={styles.form}
      method="post"
      action={action}
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
      <RenewalMonth words={words} months={months} />
      <Honeypot label={words.honeypot} />
      <Checkbox
        name="agreedToReminder"
        value="true"
        label={words.agree}
        hint={breakableAddress(words.sender)}
        required
      />
      <Button type="submit">{words.submit}</Button>
      {/* The request for this image tells the server when the form was viewed, without a script. */}
      <img src={reminderPaths.opened} alt="" width="1" height="1" loading="lazy" />
    </form>
  );
}

interface RenewalMonthProps {
  words: Pick<Reminder["page"]["form"], "month" | "noMonth" | "year" | "yearHint">;
  months: readonly string[];
}

function RenewalMonth({ words, months }: RenewalMonthProps) {
  const options = months.map((label, index) => ({ value: String(index + 1), label }));
  return (
    <div className={styles.when}>
      <Select
        name="renewalMonth"
        label={words.month}
        options={[{ value: "", label: words.noMonth }, ...options]}
        required
      />
      <TextField
        name="renewalYear"
        label={words.year}
        hint={words.yearHint}
        inputMode="numeric"
        // The server reads the digits of any script.
        pattern="\p{Nd}{4}"
        maxLength={4}
        autoComplete="off"
        required
      />
    </div>
  );
}

export interface ReminderCalendarProps extends RenewalMonthProps {
  /** Button, and what the page script writes: the event, and its answers. */
  calendar: SiteWords["reminderCalendar"] & {
    name: string;
    tooSoon: string;
    /** Time zone of the office, whose day is today. */
    timeZone: string;
  };
}

/** Renders a form that the page script shows, and answers with a calendar file. */
export function ReminderCalendar({ words, months, calendar }: ReminderCalendarProps) {
  return (
    <form className={styles.form} hidden data-calendar={JSON.stringify(calendar)}>
      <RenewalMonth words={words} months={months} />
      <Button type="submit">{calendar.submit}</Button>
      <Text as="p">
        <output />
      </Text>
    </form>
  );
}
