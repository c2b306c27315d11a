import type { ScheduleRow } from "@mortgage-kit/calculator-engine/canada";
import { Button, Icon } from "@mortgage-kit/ui";
import { FileText } from "@mortgage-kit/ui/icons";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import { csvText } from "../export/csvText.ts";
import { fileName } from "../export/fileName.ts";
import { saveText } from "../export/saveFile.ts";
import type { ResultWords } from "../resultWords.en.ts";

interface SaveScheduleProps {
  /** Name of the loan. */
  name: string;
  rows: readonly ScheduleRow[];
}

/** Renders the button that saves the monthly schedule, including extra payments, as CSV. */
export function SaveSchedule({ name, rows }: SaveScheduleProps) {
  const { schedule: words } = useResultWords();
  const file = fileName(words.fileName(name), "csv");
  return (
    <Button
      tone="quiet"
      size="s"
      icon={<Icon icon={FileText} />}
      onClick={() => saveText(file, "text/csv", scheduleCsv(rows, words))}
    >
      {words.download}
    </Button>
  );
}

/** Returns a schedule of monthly payments as CSV with plain numbers, to the cent. */
export function scheduleCsv(
  rows: readonly ScheduleRow[],
  { month, columns }: ResultWords["schedule"],
): string {
  const cents = (amount: number) => Number(amount.toFixed(2));
  return csvText([
    [month, columns.paid, columns.interest, columns.principal, columns.balance],
    ...rows.map(({ number, interest, principal, balance }) => [
      number,
      ...[interest + principal, interest, principal, balance].map(cents),
    ]),
  ]);
}
