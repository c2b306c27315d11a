import type { ScheduleRow } from "@mortgage-kit/calculator-engine/canada";
import { Button, Icon } from "@mortgage-kit/ui";
import { FileText } from "@mortgage-kit/ui/icons";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import { fileName } from "../export/fileName.ts";
import { saveText } from "../export/saveFile.ts";
import { scheduleCsv } from "./scheduleCsv.ts";

interface SaveScheduleProps {
  /** Name of the loan. */
  name: string;
  rows: readonly ScheduleRow[];
}

/** Saves the months as a file for a spreadsheet, including the tried extra payments. */
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
