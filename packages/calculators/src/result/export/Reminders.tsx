import { Button, Checkbox, Icon, Inline, Stack, Text, TextField } from "@mortgage-kit/ui";
import { Calendar } from "@mortgage-kit/ui/icons";
import { useState } from "react";
import { useHost } from "../../Host.tsx";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import { Heading } from "../../outline.tsx";
import * as styles from "./ExportSection.css.ts";
import { fileName } from "./fileName.ts";
import type { RemindedMortgage } from "./mortgageReminders.ts";
import { saveFile } from "./saveFile.ts";
import { today } from "./today.ts";

interface RemindersProps {
  mortgage: RemindedMortgage;
  /** Module that computes the days, loaded on demand. */
  maker: typeof import("./writers.ts");
}

/** Asks for the end of the term, lists the mortgage's days and offers them as a calendar file. */
export function Reminders({ mortgage, maker }: RemindersProps) {
  const { brokerage } = useHost();
  const words = useResultWords();
  const { reminders: said, engine } = words;
  const now = today();
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
    const text = maker.calendarFile({ days, name, made: now });
    saveFile(
      fileName(`${said.fileName} ${name}`, "ics"),
      new Blob([text], { type: "text/calendar;charset=utf-8" }),
    );
  };
  return (
    <Stack space="m">
      <Heading level={3} size="subheading">
        {said.title}
      </Heading>
      <Text>{said.text}</Text>
      <div className={styles.sideBySide}>
        <Stack space="m">
          <TextField
            type="date"
            label={said.renewalDay}
            hint={said.hint}
            error={isPressed && days.length === 0 ? said.refused : undefined}
            value={renewal}
            onChange={setRenewal}
          />
          <Checkbox label={said.isVariable} checked={isVariable} onChange={setVariable} />
        </Stack>
        {days.length > 0 && (
          <ul className={styles.message} aria-label={said.days}>
            {days.map(({ day, title, every }) => {
              const on = engine.format.date(day);
              return (
                <li key={title}>{words.pair(every ? said.every(on, every.months) : on, title)}</li>
              );
            })}
          </ul>
        )}
      </div>
      <Inline space="s">
        <Button tone="quiet" icon={<Icon icon={Calendar} />} onClick={save}>
          {said.download}
        </Button>
      </Inline>
    </Stack>
  );
}
