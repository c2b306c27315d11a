import { Button, Checkbox, Icon, Inline, Stack, Text, TextField } from "@mortgage-kit/ui";
import { Calendar } from "@mortgage-kit/ui/icons";
import { useState } from "react";
import { today, useHost } from "../../Host.tsx";
import { TitledPart } from "../../headings.tsx";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import type { RemindedMortgage } from "./mortgageReminders.ts";
import * as styles from "./SendOrSave.css.ts";
import { fileName, isFramed, saveFile } from "./saveFile.ts";

export interface RemindersProps {
  mortgage: RemindedMortgage;
  /** Returns the lines about the result that every event ends with. */
  about: () => readonly string[];
  /** Module that computes the days, loaded on demand. */
  maker: typeof import("./writers.ts");
}

/** Asks for the end of the term, lists the mortgage's reminders and saves them as a calendar file. */
export function Reminders({ mortgage, about, maker }: RemindersProps) {
  const { brokerage, timeZone } = useHost();
  const words = useResultWords();
  const { reminders } = words;
  const now = today(timeZone);
  const [typed, setRenewal] = useState<string | null>(null);
  const [isPressed, press] = useState(false);
  const [isSaidVariable, setVariable] = useState<boolean | null>(null);
  const renewal = typed ?? maker.endOfTerm(mortgage.monthsLeft, now) ?? "";
  const isVariable = isSaidVariable ?? mortgage.isVariable;
  const days = maker.isAhead(renewal, now)
    ? maker.mortgageReminders({ mortgage, renewal, isVariable, today: now }, words)
    : [];
  const name = brokerage?.name ?? "";
  const save = () => {
    press(true);
    if (days.length === 0) return;
    const told = days.map((day) => ({ ...day, text: [day.text, ...about()].join("\n") }));
    const text = maker.calendarFile({ days: told, name, made: now });
    saveFile(
      fileName(`${reminders.fileName} ${name}`, "ics"),
      new Blob([text], { type: "text/calendar;charset=utf-8" }),
    );
  };
  return (
    <TitledPart title={reminders.title} space="m">
      <Text>{reminders.text}</Text>
      <div className={styles.sideBySide}>
        <Stack space="m">
          <TextField
            type="date"
            label={reminders.renewalDay}
            hint={reminders.hint}
            error={isPressed && days.length === 0 ? reminders.refused : undefined}
            value={renewal}
            onChange={setRenewal}
          />
          <Checkbox label={reminders.isVariable} checked={isVariable} onChange={setVariable} />
        </Stack>
        {days.length > 0 && <ReminderDays days={days} />}
      </div>
      <Inline space="s">
        <Button tone="quiet" icon={<Icon icon={Calendar} />} onClick={save}>
          {reminders.download}
        </Button>
      </Inline>
      <Text size="small" role="status">
        {isPressed && days.length > 0 && isFramed() && words.export.framed}
      </Text>
    </TitledPart>
  );
}

function ReminderDays({
  days,
}: {
  days: ReturnType<RemindersProps["maker"]["mortgageReminders"]>;
}) {
  const { reminders, pair, engineWords } = useResultWords();
  return (
    <ul className={styles.message} aria-label={reminders.days}>
      {days.map(({ day, title, every }) => {
        const on = engineWords.format.date(day);
        return <li key={title}>{pair(every ? reminders.every(on, every.months) : on, title)}</li>;
      })}
    </ul>
  );
}
